import { chooseTenant, mfaSetup, type Demands } from './guards.ts';
import type { RouteEntry } from './route.ts';
import { settingsSections } from '../shared/settings-sections.ts';
import { destinations } from './shell/destinations.ts';

/** A section of the settings leads users who may not see it to the first one that they may (4.3). */
const section = (name: keyof typeof settingsSections): Demands => ({
  area: 'administration',
  anyOf: settingsSections[name].anyOf,
  instead: Object.values(settingsSections),
});

/** Clients need the client file, and who may read it (4.3). */
const clients: Demands = { area: 'administration', feature: 'clientFile', permission: 'clientFileRead' };

/** Texts that every page behind sign-in begins with. */
export const signedInNamespaces = ['common', 'frame', 'registrations'] as const;

/** Every page for users who are signed in. */
export const routes: readonly RouteEntry[] = [
  {
    path: mfaSetup,
    demands: { area: 'setup' },
    module: '../areas/access/MfaSetupPage.tsx',
    namespaces: ['account'],
  },
  {
    path: chooseTenant,
    demands: { area: 'administration', isForAdmins: true },
    module: '../areas/access/ChooseTenantPage.tsx',
    namespaces: ['account'],
  },
  {
    path: '/administration/dashboard',
    demands: { area: 'administration' },
    layout: 'wide',
    module: './HomePage.tsx',
    namespaces: ['dashboard', 'workflows'],
  },
  {
    path: '/administration/inbox',
    demands: { area: 'administration' },
    layout: 'full',
    module: '../areas/messages/InboxPage.tsx',
    namespaces: ['messages', 'workflows'],
    vocabularies: ['work'],
  },
  {
    path: '/administration/tasks',
    demands: { area: 'administration' },
    layout: 'full',
    module: '../areas/workflows/TasksPage.tsx',
    namespaces: ['messages', 'tasks', 'workflows'],
    vocabularies: ['work'],
  },
  {
    path: '/administration/task',
    demands: { area: 'administration' },
    layout: 'wide',
    module: '../areas/workflows/TaskBoardPage.tsx',
    namespaces: ['board', 'workflows'],
    vocabularies: ['work'],
  },
  {
    path: '/administration/workflow/:entityId',
    demands: { area: 'administration', permission: 'registrationRead' },
    layout: 'wide',
    module: '../areas/workflows/ProcessPage.tsx',
    namespaces: ['processes'],
    vocabularies: ['work', 'party'],
  },
  {
    path: '/administration/registrations',
    demands: { area: 'administration', permission: 'registrationRead' },
    layout: 'full',
    module: '../areas/registrations/RegistrationsPage.tsx',
    weight: 40,
  },
  {
    path: '/administration/registrations/new',
    demands: { area: 'administration', permission: 'registrationWrite' },
    layout: 'container',
    module: '../areas/registrations/NewRegistrationPage.tsx',
    namespaces: ['parties', 'record', 'registration'],
    vocabularies: ['document', 'record'],
  },
  {
    path: '/administration/registrations/:id',
    demands: { area: 'administration', permission: 'registrationRead' },
    layout: 'wide',
    module: '../areas/registrations/RegistrationPage.tsx',
    namespaces: ['comments', 'documents', 'parties', 'record', 'registration'],
    vocabularies: ['document', 'record'],
  },
  {
    path: '/administration/registrations/:id/decision',
    demands: { area: 'administration', permission: 'registrationRead' },
    layout: 'container',
    module: '../areas/registrations/DecisionPage.tsx',
    namespaces: ['decision', 'parties', 'record', 'registration'],
    vocabularies: ['document', 'record'],
  },
  {
    path: '/administration/clients',
    demands: clients,
    layout: 'full',
    module: '../areas/parties/ClientsPage.tsx',
    namespaces: ['clients'],
    vocabularies: ['party'],
  },
  {
    path: '/administration/clients/business',
    demands: { ...clients, registrationType: 'BUSINESS' },
    layout: 'full',
    module: '../areas/parties/BusinessesPage.tsx',
    namespaces: ['clients'],
    vocabularies: ['party'],
  },
  // To come; an id of a client is anything else that stands there.
  {
    path: '/administration/clients/imports',
    demands: { area: 'administration' },
    layout: 'container',
    module: './placeholders/ElsewherePage.tsx',
  },
  {
    path: '/administration/clients/:id',
    demands: clients,
    layout: 'wide',
    module: '../areas/parties/ClientPage.tsx',
    namespaces: ['clientFile', 'clients', 'parties', 'registration', 'restrictedClients'],
    vocabularies: ['document', 'party', 'record'],
  },
  {
    path: '/administration/merge/bkyc/:a/:b',
    demands: clients,
    layout: 'wide',
    module: '../areas/parties/MergePage.tsx',
    // It needs the most of its budget: bytes are saved here before pages with room.
    weight: 3,
    namespaces: ['clientFile', 'merging', 'parties'],
    vocabularies: ['document', 'party', 'record'],
  },
  {
    path: '/administration/merges/:id',
    demands: clients,
    layout: 'wide',
    module: '../areas/parties/MergeOfIdPage.tsx',
    namespaces: ['clientFile'],
  },
  {
    path: '/administration/change-password',
    demands: { area: 'administration' },
    layout: 'container',
    module: '../areas/access/ChangePasswordPage.tsx',
    namespaces: ['account'],
  },
  {
    path: '/administration/profile-settings',
    demands: { area: 'administration' },
    layout: 'container',
    module: '../areas/access/ProfilePage.tsx',
    namespaces: ['account'],
  },
  {
    path: '/administration/settings/access',
    demands: section('access'),
    layout: 'wide',
    module: './AccessSettingsPage.tsx',
    namespaces: ['settings', 'users'],
  },
  {
    path: '/administration/settings',
    demands: { area: 'administration', isOpenToAdmins: true, anyOf: destinations.settings.anyOf },
    layout: 'wide',
    module: '../areas/tenants/SettingsPage.tsx',
    namespaces: ['settings'],
  },
  {
    path: '/administration/settings/general',
    demands: section('general'),
    layout: 'wide',
    module: '../areas/tenants/GeneralPage.tsx',
    namespaces: ['intake', 'settings'],
    vocabularies: ['record'],
  },
  {
    path: '/administration/settings/parties',
    demands: section('parties'),
    layout: 'wide',
    module: './PartySettingsPage.tsx',
    namespaces: ['customFields', 'settings'],
    vocabularies: ['party'],
  },
  {
    path: '/administration/settings/products',
    demands: section('products'),
    layout: 'wide',
    module: '../areas/tenants/ProductSettingsPage.tsx',
    namespaces: ['intake', 'productSettings', 'settings'],
  },
  {
    path: '/administration/settings/connections',
    demands: section('connections'),
    layout: 'wide',
    module: '../areas/tenants/ConnectionSettingsPage.tsx',
    namespaces: ['connectionSettings', 'intake', 'settings'],
  },
  {
    path: '/administration/settings/workflows',
    demands: section('workflows'),
    layout: 'wide',
    module: '../areas/tenants/WorkflowSettingsPage.tsx',
    namespaces: ['intake', 'settings'],
    vocabularies: ['record'],
  },
  {
    path: '/preview/:screen',
    demands: { area: 'administration', permission: 'settingsGeneralRead' },
    module: './preview/PreviewPage.tsx',
  },
  // Places to come, and addresses that are none, below those that are: what one may open stays in reach.
  {
    path: '/administration/*',
    demands: { area: 'administration' },
    layout: 'container',
    module: './placeholders/ElsewherePage.tsx',
  },
];

/** Addresses that lead elsewhere (S1 §2). */
export const aliases: Readonly<Record<string, string>> = {
  '/administration': '/administration/dashboard',
  // S1 §4 writes it so; the route map does not (T3).
  '/administration/settings/product/signing': '/administration/settings/products#signature-requests',
};
