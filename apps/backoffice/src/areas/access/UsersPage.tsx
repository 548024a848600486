import { useInvites, usePermissions, useUsers } from '@dossier/api/access';
import { Button } from '@dossier/ui/button';
import { Stack } from '@dossier/ui/layout';
import { PageHeader } from '@dossier/ui/page-header';
import { useState } from 'react';
import { LoadFailed } from '../../shared/LoadFailed.tsx';
import { usePageTitle } from '../../shared/page-title.ts';
import { useUsersWords } from '../../shared/users-words.ts';
import { useWords } from '../../shared/words.ts';
import { InviteModal } from './InviteModal.tsx';
import { PendingInvites } from './PendingInvites.tsx';
import { UserRequests } from './UserRequests.tsx';
import { UserTable } from './UserTable.tsx';

/** S1 §2, /administration/settings/access: who works here, and who is invited. */
export function UsersPage() {
  useUsersWords();
  const t = useWords();
  const users = useUsers();
  const invites = useInvites();
  const { may } = usePermissions(['userSettingsWrite', 'auditRead']);
  const [isInviting, setInviting] = useState(false);
  const title = t($ => $.users.title);
  usePageTitle(title);
  const error = users.error ?? invites.error;
  if (error)
    return <LoadFailed error={error} onRetry={() => void Promise.all([users.mutate(), invites.mutate()])} />;
  const mayChange = may('userSettingsWrite');
  return (
    <Stack gap="section">
      <PageHeader
        title={title}
        actions={
          mayChange && (
            <Button variant="primary" onClick={() => setInviting(true)}>
              {t($ => $.users.invite)}
            </Button>
          )
        }
      >
        {t($ => $.users.subtitle)}
      </PageHeader>
      <UserRequests />
      <UserTable users={users.data?.items} mayChange={mayChange} mayAudit={may('auditRead')} />
      <PendingInvites invites={invites.data?.items ?? []} mayChange={mayChange} />
      {isInviting && <InviteModal onClose={() => setInviting(false)} />}
    </Stack>
  );
}
