import type { Colleague } from '@dossier/api/access';
import type { Group } from '@dossier/api/contract';
import type { SignOffSummary } from '@dossier/api/workflows';
import { DraftBar } from '@dossier/ui/draft-bar';
import { Button } from '@dossier/ui/button';
import { EmptyState } from '@dossier/ui/empty-state';
import { Columns, Stack } from '@dossier/ui/layout';
import { useLeaveGuard } from '@dossier/ui/leave-guard';
import { Link } from '@dossier/ui/link';
import { useState } from 'react';
import { usePageTitle } from '../../../shared/page-title.ts';
import { useTranslations } from '../../../shared/translations.ts';
import { DutiesPanel } from './DutiesPanel.tsx';
import { grantsOf } from './draft.ts';
import { groupAddress } from './group-address.ts';
import { GroupHeader } from './GroupHeader.tsx';
import { GroupHistory } from './GroupHistory.tsx';
import { GroupMatrix } from './GroupMatrix.tsx';
import { GroupRequest } from './GroupRequest.tsx';
import { DifferencesModal } from './DifferencesModal.tsx';
import { useGroupDraft } from './use-group-draft.ts';
import { WhyPanel } from './WhyPanel.tsx';

/** One group: what it gives, who is in it, and what follows from that. */
export function GroupPart({ id, groups, ...rest }: GroupPartProps) {
  const t = useTranslations('groups');
  const group = groups.find(({ _id }) => _id === id);
  usePageTitle(group?.name ?? t($ => $.groups.title));
  if (!group)
    return (
      <EmptyState
        title={t($ => $.groups.notFound)}
        action={<Link href={groupAddress()}>{t($ => $.groups.title)}</Link>}
      />
    );
  return <OpenGroup {...rest} group={group} groups={groups} />;
}

function OpenGroup({ group, groups, colleagues, requests, mayChange }: OpenGroupProps) {
  const t = useTranslations('groups');
  const [search, setSearch] = useState('');
  const [isComparing, setComparing] = useState(false);
  const request = requests.find(({ subject }) => subject.id === group._id);
  const { draft, changes, change, discard, ask, isBusy } = useGroupDraft(group);
  const count = t($ => $.groups.draft.count, { count: changes.length });
  useLeaveGuard(changes.length > 0 ? [count] : []);
  const drafted = groups.map(each => (each._id === group._id ? { ...each, grants: grantsOf(draft) } : each));
  const isReadOnly = !mayChange || request !== undefined;
  return (
    <Stack gap="section">
      <GroupHeader
        group={group}
        colleagues={colleagues}
        mayChange={mayChange}
        search={search}
        onSearch={setSearch}
      />
      {request && <GroupRequest request={request} group={group} colleagues={colleagues} />}
      <Columns count="aside">
        <div>
          <GroupMatrix
            group={group}
            draft={draft}
            search={search}
            isReadOnly={isReadOnly}
            onChange={change}
          />
          <DraftBar
            isShown={changes.length > 0}
            label={t($ => $.groups.draft.region)}
            title={count}
            text={t($ => $.groups.draft.note)}
          >
            <Button variant="quiet" onClick={discard}>
              {t($ => $.groups.draft.discard)}
            </Button>
            <Button onClick={() => setComparing(true)}>{t($ => $.groups.draft.differences)}</Button>
            <Button variant="primary" isBusy={isBusy} onClick={() => void ask()}>
              {t($ => $.groups.draft.ask)}
            </Button>
          </DraftBar>
        </div>
        <Stack gap="section">
          <WhyPanel group={group} groups={drafted} saved={groups} colleagues={colleagues} />
          <DutiesPanel groups={drafted} colleagues={colleagues} />
          <GroupHistory id={group._id} />
        </Stack>
      </Columns>
      {isComparing && <DifferencesModal changes={changes} onClose={() => setComparing(false)} />}
    </Stack>
  );
}

interface OpenGroupProps extends Omit<GroupPartProps, 'id'> {
  readonly group: Group;
}

interface GroupPartProps {
  readonly id: string;
  readonly groups: readonly Group[];
  readonly colleagues: readonly Colleague[];
  /** What is asked for about any group. */
  readonly requests: readonly SignOffSummary[];
  readonly mayChange: boolean;
}
