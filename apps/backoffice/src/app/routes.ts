import { lazy, type ComponentType } from 'react';
import { completeWords } from '../shared/i18n.ts';
import { chooseTenant, mfaSetup, type Demands } from './guards.ts';
import { laterPages, laterRecords } from './later/later-pages.ts';
import { destinations } from './shell/destinations.ts';

/** One address, what it asks of a visitor, and the page it opens. */
export interface RouteEntry {
  readonly path: string;
  readonly demands: Demands;
  /** Inside the frame of the administration area; absent for pages that stand alone. */
  readonly layout?: 'full' | 'container';
  readonly Page: ComponentType;
}

const LaterPage = lazy(async () => ({ default: (await import('./later/LaterPage.tsx')).LaterPage }));
const LaterRecord = lazy(async () => ({ default: (await import('./later/LaterRecord.tsx')).LaterRecord }));

/** The one page that comes with its own part of the style sheet. */
export const signIn = '/login';

/** Every page there is. Each is a chunk of its own: nobody downloads what is not opened. */
export const routes: readonly RouteEntry[] = [
  {
    path: '/login',
    demands: { area: 'public' },
    Page: lazy(async () => ({ default: (await import('../areas/access/LoginPage.tsx')).LoginPage })),
  },
  {
    path: '/restorePassword',
    demands: { area: 'public' },
    Page: lazy(async () => ({
      default: (await import('../areas/access/RestorePasswordPage.tsx')).RestorePasswordPage,
    })),
  },
  {
    path: '/restorePassword/:username',
    demands: { area: 'public' },
    Page: lazy(async () => ({
      default: (await import('../areas/access/ResetPasswordPage.tsx')).ResetPasswordPage,
    })),
  },
  {
    path: '/signup',
    demands: { area: 'public' },
    Page: lazy(async () => ({ default: (await import('../areas/access/SignUpPage.tsx')).SignUpPage })),
  },
  {
    path: '/confirm',
    demands: { area: 'public' },
    Page: lazy(async () => ({ default: (await import('../areas/access/ConfirmPage.tsx')).ConfirmPage })),
  },
  {
    path: '/signup/confirm',
    demands: { area: 'public' },
    Page: lazy(async () => ({
      default: (await import('../areas/access/ConfirmAccountPage.tsx')).ConfirmAccountPage,
    })),
  },
  {
    path: mfaSetup,
    demands: { area: 'setup' },
    Page: lazy(async () => ({ default: (await import('../areas/access/MfaSetupPage.tsx')).MfaSetupPage })),
  },
  {
    path: chooseTenant,
    demands: { area: 'administration' },
    Page: lazy(async () => ({
      default: (await import('../areas/access/ChooseTenantPage.tsx')).ChooseTenantPage,
    })),
  },
  {
    path: '/administration/dashboard',
    demands: { area: 'administration' },
    layout: 'container',
    Page: lazy(async () => ({
      default: (await import('./Dashboard.tsx')).Dashboard,
    })),
  },
  {
    path: '/administration/inbox',
    demands: { area: 'administration' },
    layout: 'full',
    Page: lazy(async () => ({ default: (await import('../areas/messages/InboxPage.tsx')).InboxPage })),
  },
  {
    path: '/administration/tasks',
    demands: { area: 'administration' },
    layout: 'full',
    Page: lazy(async () => ({ default: (await import('../areas/workflows/TasksPage.tsx')).TasksPage })),
  },
  {
    path: '/administration/registrations',
    demands: { area: 'administration', permission: 'registrationRead' },
    layout: 'full',
    Page: lazy(async () => ({
      default: (await import('../areas/registrations/RegistrationsPage.tsx')).RegistrationsPage,
    })),
  },
  {
    path: '/administration/registrations/new',
    demands: { area: 'administration', permission: 'registrationWrite' },
    layout: 'container',
    Page: lazy(async () => ({
      default: (await import('../areas/registrations/NewRegistrationPage.tsx')).NewRegistrationPage,
    })),
  },
  {
    path: '/administration/registrations/:id',
    demands: { area: 'administration', permission: 'registrationRead' },
    layout: 'container',
    Page: lazy(async () => ({
      default: (await import('../areas/registrations/RegistrationPage.tsx')).RegistrationPage,
    })),
  },
  {
    path: '/administration/change-password',
    demands: { area: 'administration' },
    layout: 'container',
    Page: lazy(async () => ({
      default: (await import('../areas/access/ChangePasswordPage.tsx')).ChangePasswordPage,
    })),
  },
  {
    path: '/administration/profile-settings',
    demands: { area: 'administration' },
    layout: 'container',
    Page: lazy(async () => ({ default: (await import('../areas/access/ProfilePage.tsx')).ProfilePage })),
  },
  {
    path: '/administration/settings/access',
    demands: { area: 'administration', permission: 'userSettingsRead' },
    layout: 'container',
    Page: lazy(async () => ({ default: (await import('../areas/access/UsersPage.tsx')).UsersPage })),
  },
  {
    path: '/administration/settings',
    demands: { area: 'administration', anyOf: destinations.settings.anyOf },
    layout: 'container',
    Page: lazy(async () => ({ default: (await import('../areas/tenants/SettingsPage.tsx')).SettingsPage })),
  },
  {
    path: '/administration/settings/general',
    demands: { area: 'administration', permission: 'settingsGeneralRead' },
    layout: 'container',
    Page: lazy(async () => ({ default: (await import('../areas/tenants/GeneralPage.tsx')).GeneralPage })),
  },
  {
    path: '/administration/settings/workflows',
    demands: { area: 'administration', permission: 'settingsWorkflowsRead' },
    layout: 'container',
    Page: lazy(async () => ({
      default: (await import('../areas/tenants/WorkflowSettingsPage.tsx')).WorkflowSettingsPage,
    })),
  },
  {
    path: '/preview/:screen',
    demands: { area: 'administration', permission: 'settingsGeneralRead' },
    // Without the frame, and with its words.
    Page: lazy(async () => {
      const [{ PreviewPage }] = await Promise.all([import('./preview/PreviewPage.tsx'), completeWords()]);
      return { default: PreviewPage };
    }),
  },
  ...laterPages.map(({ path, demands }): RouteEntry => ({
    path,
    demands,
    layout: 'container',
    Page: LaterPage,
  })),
  ...laterRecords.map(({ path, demands }): RouteEntry => ({
    path,
    demands,
    layout: 'container',
    Page: LaterRecord,
  })),
  // An address that is none, below those that are: what one may open stays in reach.
  {
    path: '/administration/*',
    demands: { area: 'administration' },
    layout: 'container',
    Page: lazy(async () => ({ default: (await import('../shared/NotFoundPage.tsx')).NotFoundPage })),
  },
];

/** Addresses that lead elsewhere (S1 §2). */
export const aliases: Readonly<Record<string, string>> = {
  '/': '/login',
  '/administration': '/administration/dashboard',
  // S1 §4 writes it so; the route map does not (T3).
  '/administration/settings/product/signing': '/administration/settings/products#signature-requests',
};
