import { useActiveUsers, useGroups, usePermissions } from '@dossier/api/access';
import { useSignOffs } from '@dossier/api/workflows';
import { useSearch } from 'wouter';
import { ForbiddenPage } from '../../../shared/ForbiddenPage.tsx';
import { LoadFailed } from '../../../shared/LoadFailed.tsx';
import { LoadingPage } from '../../../shared/LoadingPage.tsx';
import { GroupList } from './GroupList.tsx';
import { GroupPart } from './GroupPart.tsx';

/** S1 §2, /administration/settings/access: what people may do beyond their role, by group. */
export function GroupsPage() {
  const { may, isLoading } = usePermissions(['userGroupsSettingsRead', 'userGroupsSettingsWrite']);
  if (isLoading) return <LoadingPage />;
  if (!may('userGroupsSettingsRead')) return <ForbiddenPage permission="userGroupsSettingsRead" />;
  return <Groups mayChange={may('userGroupsSettingsWrite')} />;
}

function Groups({ mayChange }: { readonly mayChange: boolean }) {
  const id = new URLSearchParams(useSearch()).get('group');
  const groups = useGroups();
  const colleagues = useActiveUsers();
  const requests = useSignOffs({ action: 'group.change' });
  const error = groups.error ?? colleagues.error ?? requests.error;
  const retry = () => void Promise.all([groups.mutate(), colleagues.mutate(), requests.mutate()]);
  if (error) return <LoadFailed error={error} onRetry={retry} />;
  if (!groups.data || !colleagues.data || !requests.data) return <LoadingPage />;
  const shared = {
    groups: groups.data.items,
    requests: requests.data.items.filter(({ action }) => action === 'group.change'),
    mayChange,
  };
  return id === null ? (
    <GroupList {...shared} />
  ) : (
    <GroupPart key={id} {...shared} id={id} colleagues={colleagues.data.items} />
  );
}
