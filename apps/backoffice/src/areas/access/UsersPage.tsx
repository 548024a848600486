import { useGroups, useInvites, usePermissions, useUsers } from '@dossier/api/access';
import { Button } from '@dossier/ui/button';
import { Stack } from '@dossier/ui/layout';
import { PageHeader } from '@dossier/ui/page-header';
import { useState } from 'react';
import { ForbiddenPage } from '../../shared/ForbiddenPage.tsx';
import { LoadFailed } from '../../shared/LoadFailed.tsx';
import { usePageTitle } from '../../shared/page-title.ts';
import { useTranslations } from '../../shared/translations.ts';
import { InviteModal } from './InviteModal.tsx';
import { PendingInvites } from './PendingInvites.tsx';
import { UserRequests } from './UserRequests.tsx';
import { UserTable } from './UserTable.tsx';

/** S1 §2, /administration/settings/access: who works here, and who is invited, as far as one may see it. */
export function UsersPage() {
  const t = useTranslations('users');
  const { may, isLoading } = usePermissions([
    'userSettingsRead',
    'userSettingsWrite',
    'userGroupsSettingsRead',
    'auditRead',
  ]);
  const title = t($ => $.users.title);
  usePageTitle(title);
  if (may('userSettingsRead'))
    return (
      <People
        mayChange={may('userSettingsWrite')}
        mayReadGroups={may('userGroupsSettingsRead')}
        mayAudit={may('auditRead')}
      />
    );
  return isLoading ? <PageHeader title={title} /> : <ForbiddenPage permission="userSettingsRead" />;
}

function People({ mayChange, mayReadGroups, mayAudit }: PeopleProps) {
  const t = useTranslations('users');
  const users = useUsers();
  const invites = useInvites();
  const { data: groups } = useGroups(mayReadGroups);
  const [isInviting, setInviting] = useState(false);
  const error = users.error ?? invites.error;
  if (error)
    return <LoadFailed error={error} onRetry={() => void Promise.all([users.mutate(), invites.mutate()])} />;
  return (
    <Stack gap="section">
      <PageHeader
        title={t($ => $.users.title)}
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
      <UserTable
        users={users.data?.items}
        groups={groups?.items ?? null}
        mayChange={mayChange}
        mayAudit={mayAudit}
      />
      <PendingInvites invites={invites.data?.items ?? []} mayChange={mayChange} />
      {isInviting && <InviteModal onClose={() => setInviting(false)} />}
    </Stack>
  );
}

interface PeopleProps {
  readonly mayChange: boolean;
  readonly mayReadGroups: boolean;
  readonly mayAudit: boolean;
}
