import { useCurrentUser, type User } from '@dossier/api/access';
import type { Group } from '@dossier/api/contract';
import { DataTable, inMemory, type DataTableSort, type RowAction } from '@dossier/ui/data-table';
import { EmptyState } from '@dossier/ui/empty-state';
import { FilterChip } from '@dossier/ui/filter-bar';
import { Cluster, Stack } from '@dossier/ui/layout';
import { SearchField } from '@dossier/ui/search-field';
import { Suspense, useState } from 'react';
import { useSearch } from 'wouter';
import { lazyPart } from '../../shared/lazy-part.tsx';
import { useTexts, useTranslations } from '../../shared/translations.ts';
import { EditUserModal } from './EditUserModal.tsx';
import { LeavingModal, type Leaving } from './LeavingModal.tsx';
import { useUserColumns } from './user-columns.tsx';
import { UserActivity } from './UserActivity.tsx';
import { UserQuestion, type UserQuestionKind } from './UserQuestion.tsx';

const AbsenceModal = lazyPart(async () => (await import('./absence/AbsenceModal.tsx')).AbsenceModal);

/** The staff: searched and ordered here, since a firm has hundreds at most. */
export function UserTable({ users, groups, mayChange, mayAudit }: UserTableProps) {
  const t = useTranslations('users');
  const columns = useUserColumns(groups && new Map(groups.map(({ _id, name }) => [_id, name])));
  const [chosenGroups, setChosenGroups] = useState<readonly string[]>([]);
  const isInChosen = (user: User) =>
    chosenGroups.length === 0 || user.groups.some(id => chosenGroups.includes(id));
  const { data: me } = useCurrentUser();
  // ⌘K leads here with a name.
  const requested = new URLSearchParams(useSearch()).get('search') ?? '';
  const [lastRequested, setLastRequested] = useState(requested);
  const [search, setSearch] = useState(requested);
  if (requested !== lastRequested) {
    setLastRequested(requested);
    setSearch(requested);
  }
  const [sorts, setSorts] = useState<readonly DataTableSort[]>([{ column: 'name', direction: 'ascending' }]);
  const [edited, setEdited] = useState<User | null>(null);
  const [absent, setAbsent] = useState<User | null>(null);
  const [followed, setFollowed] = useState<User | null>(null);
  const [leaving, setLeaving] = useState<Leaving | null>(null);
  const [question, setQuestion] = useState<UserQuestionKind | null>(null);
  const texts = useTexts('users');

  const activity = t($ => $.users.activity.menu);

  const actionsOf = (user: User): RowAction[] => [
    ...(mayChange ? changesOf(user) : []),
    ...(mayAudit ? [{ id: 'activity', label: activity, onSelect: () => setFollowed(user) }] : []),
  ];
  const changesOf = (user: User): RowAction[] => {
    const ownAccount = me?._id === user._id ? { disabledReason: texts.yourself } : {};
    const ask = (what: UserQuestionKind['what']) => () => setQuestion({ user, what });
    return [
      { id: 'edit', label: texts.edit, onSelect: () => setEdited(user) },
      { id: 'absence', label: texts.absence, onSelect: () => setAbsent(user) },
      ...(user.confirmed ? [] : [{ id: 'confirm', label: texts.confirm, onSelect: ask('confirm') }]),
      ...(user.mfaMethod === null
        ? []
        : [{ id: 'reset', label: texts.resetMfa, onSelect: ask('resetMfa'), ...ownAccount }]),
      user.enabled
        ? {
            id: 'disable',
            label: texts.disable,
            tone: 'danger',
            group: 1,
            onSelect: () => setLeaving({ user, what: 'disable' }),
            ...ownAccount,
          }
        : { id: 'enable', label: texts.enable, group: 1, onSelect: ask('enable') },
      {
        id: 'remove',
        label: texts.remove,
        tone: 'danger',
        group: 1,
        onSelect: () => setLeaving({ user, what: 'remove' }),
        ...(user.profile === 'ROLE_TENANT_ADMIN' && { disabledReason: texts.removeAdmin }),
        ...ownAccount,
      },
    ];
  };

  return (
    <Stack>
      <Cluster>
        <SearchField
          label={texts.search}
          placeholder={texts.searchHint}
          value={search}
          onValueChange={setSearch}
          className="w-full max-w-80"
        />
        {groups && groups.length > 0 && (
          <FilterChip
            label={texts.groups}
            options={groups.map(({ _id, name }) => ({ value: _id, label: name }))}
            chosen={chosenGroups}
            onChange={setChosenGroups}
            removeLabel={texts.anyGroup}
          />
        )}
      </Cluster>
      <DataTable
        caption={texts.caption}
        columns={columns}
        rows={users?.filter(isInChosen) ?? []}
        rowKey={user => user._id}
        source={inMemory}
        search={search}
        sorts={sorts}
        onSort={setSorts}
        isLoading={users === undefined}
        {...(mayChange || mayAudit ? { rowActions: actionsOf } : {})}
        message={
          users && !users.some(isInChosen) ? (
            <EmptyState title={users.length === 0 ? texts.noUsers : texts.noMatch} />
          ) : null
        }
      />
      {edited && <EditUserModal key={edited._id} user={edited} onClose={() => setEdited(null)} />}
      {absent && (
        <Suspense>
          <AbsenceModal key={absent._id} user={absent} onClose={() => setAbsent(null)} />
        </Suspense>
      )}
      {followed && <UserActivity key={followed._id} user={followed} onClose={() => setFollowed(null)} />}
      {leaving && <LeavingModal {...leaving} onClose={() => setLeaving(null)} />}
      <UserQuestion question={question} onDone={() => setQuestion(null)} />
    </Stack>
  );
}

interface UserTableProps {
  /** Undefined while they are on their way. */
  readonly users: readonly User[] | undefined;
  /** Those that they are in; null for a reader who may not see them, and while they are on their way. */
  readonly groups: readonly Group[] | null;
  readonly mayChange: boolean;
  /** May read who did what. */
  readonly mayAudit: boolean;
}
