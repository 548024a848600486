import { useCurrentUser, type User } from '@dossier/api/access';
import { DataTable, inMemory, type DataTableSort, type RowAction } from '@dossier/ui/data-table';
import { EmptyState } from '@dossier/ui/empty-state';
import { Stack } from '@dossier/ui/layout';
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
export function UserTable({ users, mayChange, mayAudit }: UserTableProps) {
  const t = useTranslations('users');
  const columns = useUserColumns();
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
      <SearchField
        label={texts.search}
        placeholder={texts.searchHint}
        value={search}
        onValueChange={setSearch}
        className="max-w-80"
      />
      <DataTable
        caption={texts.caption}
        columns={columns}
        rows={users ?? []}
        rowKey={user => user._id}
        source={inMemory}
        search={search}
        sorts={sorts}
        onSort={setSorts}
        isLoading={users === undefined}
        {...(mayChange || mayAudit ? { rowActions: actionsOf } : {})}
        message={users?.length === 0 ? <EmptyState title={texts.noUsers} /> : null}
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
  readonly mayChange: boolean;
  /** May read who did what. */
  readonly mayAudit: boolean;
}
