import { usePermissions } from '@dossier/api/access';
import { Suspense } from 'react';
import { useSearch } from 'wouter';
import { UsersPage } from '../areas/access/UsersPage.tsx';
import { lazyPart } from '../shared/lazy-part.tsx';
import { LoadingPage } from '../shared/LoadingPage.tsx';
import { SettingsFrame } from '../shared/SettingsFrame.tsx';

const GroupsPage = lazyPart(async () => (await import('../areas/access/groups/GroupsPage.tsx')).GroupsPage);

/** Users and groups, as pages of the settings; each begins with the one that the reader may see. */
export function AccessSettingsPage() {
  const tab = new URLSearchParams(useSearch()).get('tab');
  const { may } = usePermissions(['userSettingsRead', 'userGroupsSettingsRead']);
  const isFirst = tab === null && !may('userSettingsRead') && may('userGroupsSettingsRead');
  if (tab !== 'groups' && !isFirst)
    return (
      <SettingsFrame current="users">
        <UsersPage />
      </SettingsFrame>
    );
  return (
    <SettingsFrame current="groups">
      <Suspense fallback={<LoadingPage />}>
        <GroupsPage />
      </Suspense>
    </SettingsFrame>
  );
}
