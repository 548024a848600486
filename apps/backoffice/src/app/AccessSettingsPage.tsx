import { usePermissions } from '@dossier/api/access';
import type { Permission } from '@dossier/api/contract';
import { Suspense, type ComponentType } from 'react';
import { useSearch } from 'wouter';
import { UsersPage } from '../areas/access/UsersPage.tsx';
import { lazyPart } from '../shared/lazy-part.tsx';
import { LoadingPage } from '../shared/LoadingPage.tsx';
import { SettingsFrame } from '../shared/SettingsFrame.tsx';

const GroupsPage = lazyPart(async () => (await import('../areas/access/groups/GroupsPage.tsx')).GroupsPage);
const TokensPage = lazyPart(async () => (await import('../areas/access/tokens/TokensPage.tsx')).TokensPage);
const SignInSettingsPage = lazyPart(
  async () => (await import('../areas/access/sign-in/SignInSettingsPage.tsx')).SignInSettingsPage,
);
const WebhooksPage = lazyPart(
  async () => (await import('../areas/messages/webhooks/WebhooksPage.tsx')).WebhooksPage,
);

const RestrictedClientsPage = lazyPart(
  async () => (await import('../areas/tenants/restricted/RestrictedClientsPage.tsx')).RestrictedClientsPage,
);

/** The pages of it, in the order in which one is chosen for a reader who names none. */
const pages = [
  { id: 'users', permission: 'userSettingsRead', Page: UsersPage },
  { id: 'groups', permission: 'userGroupsSettingsRead', Page: GroupsPage },
  { id: 'tokens', permission: 'accessTokenSettingsRead', Page: TokensPage },
  { id: 'notifications', permission: 'notificationSettingsRead', Page: WebhooksPage },
  { id: 'authentication', permission: 'userSettingsRead', Page: SignInSettingsPage },
  { id: 'restrictedClients', permission: 'userSettingsRead', Page: RestrictedClientsPage },
] as const satisfies readonly {
  readonly id: string;
  readonly permission: Permission;
  readonly Page: ComponentType;
}[];
const permissions = pages.map(({ permission }) => permission);

/** Who works here and what they, and programs, may do; it begins with the page that the reader may see. */
export function AccessSettingsPage() {
  const tab = new URLSearchParams(useSearch()).get('tab');
  const { may } = usePermissions(permissions);
  const { id, Page } =
    pages.find(page => page.id === tab) ?? pages.find(({ permission }) => may(permission)) ?? pages[0];
  return (
    <SettingsFrame current={id}>
      <Suspense fallback={<LoadingPage />}>
        <Page />
      </Suspense>
    </SettingsFrame>
  );
}
