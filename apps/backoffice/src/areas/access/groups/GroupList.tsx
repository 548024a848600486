import type { Group } from '@dossier/api/contract';
import type { SignOffSummary } from '@dossier/api/workflows';
import type { DataTableColumn } from '@dossier/ui/data-table';
import { Stack } from '@dossier/ui/layout';
import { Status } from '@dossier/ui/status';
import { useState } from 'react';
import { SettingsTable } from '../../../shared/SettingsTable.tsx';
import { useTexts, useTranslations } from '../../../shared/translations.ts';
import { groupAddress } from './group-address.ts';
import { NewGroupModal } from './NewGroupModal.tsx';

export function GroupList({ groups, requests, mayChange }: GroupListProps) {
  const texts = useTexts('groups');
  const columns = useGroupColumns(new Set(requests.map(({ subject }) => subject.id)));
  const [isAdding, setAdding] = useState(false);
  return (
    <Stack gap="section">
      <SettingsTable
        texts={texts}
        columns={columns}
        rows={groups}
        rowHref={({ _id }) => groupAddress(_id)}
        sorted={[{ column: 'name', direction: 'ascending' }]}
        onAdd={mayChange ? () => setAdding(true) : undefined}
      />
      {isAdding && <NewGroupModal onClose={() => setAdding(false)} />}
    </Stack>
  );
}

function useGroupColumns(waiting: ReadonlySet<string>): DataTableColumn<Group>[] {
  const t = useTranslations('groups');
  const stateOf = ({ _id, grants }: Group) =>
    waiting.has(_id)
      ? ({ tone: 'warning', text: t($ => $.groups.waiting) } as const)
      : grants.length === 0
        ? ({ tone: 'neutral', text: t($ => $.groups.empty) } as const)
        : ({ tone: 'success', text: t($ => $.groups.active) } as const);
  return [
    {
      id: 'name',
      header: t($ => $.groups.name),
      isPrimary: true,
      isSortable: true,
      text: group => group.name,
    },
    {
      id: 'people',
      header: t($ => $.groups.people),
      isSortable: true,
      align: 'end',
      width: 120,
      text: ({ memberIds }) => String(memberIds.length),
      sortValue: ({ memberIds }) => memberIds.length,
    },
    {
      id: 'gives',
      header: t($ => $.groups.gives),
      isSortable: true,
      align: 'end',
      width: 140,
      text: ({ grants }) => String(grants.length),
      sortValue: ({ grants }) => grants.length,
    },
    {
      id: 'state',
      header: t($ => $.groups.state),
      isSortable: true,
      isNoWrap: true,
      text: group => stateOf(group).text,
      cell: group => <Status tone={stateOf(group).tone}>{stateOf(group).text}</Status>,
    },
  ];
}

interface GroupListProps {
  readonly groups: readonly Group[];
  readonly requests: readonly SignOffSummary[];
  readonly mayChange: boolean;
}
