import { useAccountWords } from '../shared/account-words.ts';
import { useDashboardWords } from '../shared/dashboard-words.ts';
import { completeWords } from '../shared/i18n.ts';
import { useRecordWords } from '../shared/record-words.ts';
import { useSettingsWords } from '../shared/settings-words.ts';
import { useUsersWords } from '../shared/users-words.ts';
import { useWorkWords } from '../shared/work-words.ts';
import { fetched } from './fetched.ts';
import { chooseTenant, mfaSetup, type Demands } from './guards.ts';
import type { RouteEntry } from './route.ts';
import { settingsSections } from '../shared/settings-sections.ts';
import { destinations } from './shell/destinations.ts';

/** A section of the settings leads whoever may not see it to the first one that they may (4.3). */
const section = (name: keyof typeof settingsSections): Demands => ({
  area: 'administration',
  anyOf: settingsSections[name].anyOf,
  instead: Object.values(settingsSections),
});

/** Every page for whoever is signed in; each is a chunk of its own. Sign-in knows nothing of them. */
export const routes: readonly RouteEntry[] = [
  {
    path: mfaSetup,
    demands: { area: 'setup' },
    ...fetched(async () => (await import('../areas/access/MfaSetupPage.tsx')).MfaSetupPage, useAccountWords),
  },
  {
    path: chooseTenant,
    demands: { area: 'administration', isForAdmins: true },
    ...fetched(
      async () => (await import('../areas/access/ChooseTenantPage.tsx')).ChooseTenantPage,
      useAccountWords,
    ),
  },
  {
    path: '/administration/dashboard',
    demands: { area: 'administration' },
    layout: 'wide',
    ...fetched(async () => (await import('./Dashboard.tsx')).Dashboard, useDashboardWords),
  },
  {
    path: '/administration/inbox',
    demands: { area: 'administration' },
    layout: 'full',
    ...fetched(async () => (await import('../areas/messages/InboxPage.tsx')).InboxPage, useWorkWords),
  },
  {
    path: '/administration/tasks',
    demands: { area: 'administration' },
    layout: 'full',
    ...fetched(async () => (await import('../areas/workflows/TasksPage.tsx')).TasksPage, useWorkWords),
  },
  {
    path: '/administration/registrations',
    demands: { area: 'administration', permission: 'registrationRead' },
    layout: 'full',
    ...fetched(async () => (await import('../areas/registrations/RegistrationsPage.tsx')).RegistrationsPage),
  },
  {
    path: '/administration/registrations/new',
    demands: { area: 'administration', permission: 'registrationWrite' },
    layout: 'container',
    ...fetched(
      async () => (await import('../areas/registrations/NewRegistrationPage.tsx')).NewRegistrationPage,
      useRecordWords,
    ),
  },
  {
    path: '/administration/registrations/:id',
    demands: { area: 'administration', permission: 'registrationRead' },
    layout: 'wide',
    ...fetched(
      async () => (await import('../areas/registrations/RegistrationPage.tsx')).RegistrationPage,
      useRecordWords,
    ),
  },
  {
    path: '/administration/change-password',
    demands: { area: 'administration' },
    layout: 'container',
    ...fetched(
      async () => (await import('../areas/access/ChangePasswordPage.tsx')).ChangePasswordPage,
      useAccountWords,
    ),
  },
  {
    path: '/administration/profile-settings',
    demands: { area: 'administration' },
    layout: 'container',
    ...fetched(async () => (await import('../areas/access/ProfilePage.tsx')).ProfilePage, useAccountWords),
  },
  {
    path: '/administration/settings/access',
    demands: section('access'),
    layout: 'container',
    ...fetched(async () => (await import('../areas/access/UsersPage.tsx')).UsersPage, useUsersWords),
  },
  {
    path: '/administration/settings',
    demands: { area: 'administration', isOpenToAdmins: true, anyOf: destinations.settings.anyOf },
    layout: 'container',
    ...fetched(async () => (await import('../areas/tenants/SettingsPage.tsx')).SettingsPage),
  },
  {
    path: '/administration/settings/general',
    demands: section('general'),
    layout: 'container',
    ...fetched(async () => (await import('../areas/tenants/GeneralPage.tsx')).GeneralPage, useSettingsWords),
  },
  {
    path: '/administration/settings/workflows',
    demands: section('workflows'),
    layout: 'container',
    ...fetched(
      async () => (await import('../areas/tenants/WorkflowSettingsPage.tsx')).WorkflowSettingsPage,
      useSettingsWords,
    ),
  },
  {
    path: '/preview/:screen',
    demands: { area: 'administration', permission: 'settingsGeneralRead' },
    // Without the frame, and with its words.
    ...fetched(async () => {
      const [{ PreviewPage }] = await Promise.all([import('./preview/PreviewPage.tsx'), completeWords()]);
      return PreviewPage;
    }),
  },
  // Places to come, and addresses that are none, below those that are: what one may open stays in reach.
  {
    path: '/administration/*',
    demands: { area: 'administration' },
    layout: 'container',
    ...fetched(async () => (await import('./placeholders/ElsewherePage.tsx')).ElsewherePage),
  },
];

/** Addresses that lead elsewhere (S1 §2). */
export const aliases: Readonly<Record<string, string>> = {
  '/administration': '/administration/dashboard',
  // S1 §4 writes it so; the route map does not (T3).
  '/administration/settings/product/signing': '/administration/settings/products#signature-requests',
};
