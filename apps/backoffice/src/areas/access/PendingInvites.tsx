import { useInvites, type PendingInvite } from '@dossier/api/access';
import { DataTable, inMemory, type DataTableColumn, type RowAction } from '@dossier/ui/data-table';
import { EmptyState } from '@dossier/ui/empty-state';
import { ConfirmModal } from '@dossier/ui/modal';
import { Stack } from '@dossier/ui/layout';
import { Section } from '@dossier/ui/section';
import { Status } from '@dossier/ui/status';
import { useState } from 'react';
import { formatDay } from '../../shared/format.ts';
import { useLocale } from '../../shared/use-locale.ts';
import { useVocabularyText } from '../../shared/vocabulary-text.ts';
import { useTexts, useTranslations } from '../../shared/translations.ts';
import { UnsentInvites } from './UnsentInvites.tsx';
import { useNotify } from './use-notify.ts';

export function PendingInvites({ invites, mayChange }: PendingInvitesProps) {
  const t = useTranslations('users');
  const { resend, revoke, mutate } = useInvites();
  const notify = useNotify(() => void mutate());
  const [revoked, setRevoked] = useState<PendingInvite | null>(null);
  const texts = useTexts('users');
  const columns = useInviteColumns();
  const sendAgain = async ({ _id }: PendingInvite) => {
    await notify(() => resend(_id), texts.resent);
  };
  const actionsOf = (invite: PendingInvite): RowAction[] => [
    { id: 'resend', label: texts.resend, onSelect: () => void sendAgain(invite) },
    { id: 'revoke', label: texts.revoke, tone: 'danger', group: 1, onSelect: () => setRevoked(invite) },
  ];
  const answer = async (isYes: boolean) => {
    if (isYes && revoked) await notify(() => revoke(revoked._id), texts.revoked);
    setRevoked(null);
  };
  return (
    <Section title={texts.invitesTitle}>
      <Stack>
        <UnsentInvites invites={invites} onResend={mayChange ? sendAgain : undefined} />
        <DataTable
          caption={texts.invitesCaption}
          columns={columns}
          rows={invites}
          rowKey={({ _id }) => _id}
          source={inMemory}
          {...(mayChange ? { rowActions: actionsOf } : {})}
          message={invites.length === 0 ? <EmptyState title={texts.invitesEmpty} /> : null}
        />
      </Stack>
      <ConfirmModal
        isOpen={revoked !== null}
        tone="danger"
        title={texts.revokeTitle}
        questions={[t($ => $.users.revokeQuestion, { email: revoked?.email ?? '' })]}
        onAnswer={isYes => void answer(isYes)}
      />
    </Section>
  );
}

function useInviteColumns(): DataTableColumn<PendingInvite>[] {
  const t = useTranslations('access');
  const textOf = useVocabularyText();
  const [locale] = useLocale();
  const texts = useTexts('users');
  const statusOf = ({ isUnsent, isExpired }: PendingInvite) =>
    isUnsent ? texts.unsent : isExpired ? texts.expired : texts.pending;
  return [
    { id: 'email', header: t($ => $.access.signUp.email), isPrimary: true, text: ({ email }) => email },
    { id: 'role', header: texts.role, text: ({ role }) => textOf('role', role) },
    {
      id: 'status',
      header: texts.status,
      isNoWrap: true,
      text: statusOf,
      cell: invite => (
        <Status tone={invite.isUnsent || invite.isExpired ? 'danger' : 'info'}>{statusOf(invite)}</Status>
      ),
    },
    { id: 'sent', header: texts.sent, isNoWrap: true, text: ({ createdAt }) => formatDay(createdAt, locale) },
    {
      id: 'expires',
      header: texts.expires,
      isNoWrap: true,
      text: ({ expiresAt }) => formatDay(expiresAt, locale),
    },
  ];
}

interface PendingInvitesProps {
  readonly invites: readonly PendingInvite[];
  readonly mayChange: boolean;
}
