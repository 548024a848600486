import { fetched, prerendered } from './fetched.ts';
import type { RouteEntry } from './route.ts';

export const signIn = '/login';

/** Pages for whoever is not signed in. Each is a chunk of its own: nobody downloads what is not opened. */
export const publicRoutes: readonly RouteEntry[] = [
  {
    path: '/login',
    demands: { area: 'public' },
    ...prerendered(async () => (await import('../areas/access/LoginPage.tsx')).LoginPage),
  },
  {
    path: '/restorePassword',
    demands: { area: 'public' },
    ...fetched(async () => (await import('../areas/access/RestorePasswordPage.tsx')).RestorePasswordPage),
  },
  {
    path: '/restorePassword/:username',
    demands: { area: 'public' },
    ...fetched(async () => (await import('../areas/access/ResetPasswordPage.tsx')).ResetPasswordPage),
  },
  {
    path: '/signup',
    demands: { area: 'public' },
    ...fetched(async () => (await import('../areas/access/SignUpPage.tsx')).SignUpPage),
  },
  {
    path: '/confirm',
    demands: { area: 'public' },
    ...fetched(async () => (await import('../areas/access/ConfirmPage.tsx')).ConfirmPage),
  },
  {
    path: '/signup/confirm',
    demands: { area: 'public' },
    ...fetched(async () => (await import('../areas/access/ConfirmAccountPage.tsx')).ConfirmAccountPage),
  },
];
