import type { Group } from '@dossier/api/contract';
import type { SignOffSummary } from '@dossier/api/workflows';
import { Button } from '@dossier/ui/button';
import { DataTable, inMemory, type DataTableColumn, type DataTableSort } from '@dossier/ui/data-table';
import { EmptyState } from '@dossier/ui/empty-state';
import { Stack } from '@dossier/ui/layout';
import { PageHeader } from '@dossier/ui/page-header';
import { Status } from '@dossier/ui/status';
import { useState } from 'react';
import { usePageTitle } from '../../../shared/page-title.ts';
import { useTranslations } from '../../../shared/translations.ts';
import { groupAddress } from './group-address.ts';
import { NewGroupModal } from './NewGroupModal.tsx';

/** The groups of the firm, by name. */
export function GroupList({ groups, requests, mayChange }: GroupListProps) {
  const t = useTranslations('groups');
  const title = t($ => $.groups.title);
  usePageTitle(title);
  const columns = useGroupColumns(new Set(requests.map(({ subject }) => subject.id)));
  const [sorts, setSorts] = useState<readonly DataTableSort[]>([{ column: 'name', direction: 'ascending' }]);
  const [isAdding, setAdding] = useState(false);
  return (
    <Stack gap="section">
      <PageHeader
        title={title}
        actions={
          mayChange && (
            <Button variant="primary" onClick={() => setAdding(true)}>
              {t($ => $.groups.add)}
            </Button>
          )
        }
      >
        {t($ => $.groups.intro)}
      </PageHeader>
      <DataTable
        caption={t($ => $.groups.caption)}
        columns={columns}
        rows={groups}
        rowKey={({ _id }) => _id}
        rowHref={({ _id }) => groupAddress(_id)}
        source={inMemory}
        sorts={sorts}
        onSort={setSorts}
        message={groups.length === 0 ? <EmptyState title={t($ => $.groups.none)} /> : null}
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
