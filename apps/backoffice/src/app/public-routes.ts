import type { RouteEntry } from './route.ts';

export const signIn = '/login';

/** Texts that pages for visitors who are not signed in begin with. */
export const publicNamespaces = ['common', 'access'] as const;

const page = (path: string, name: `${string}Page`): RouteEntry => ({
  path,
  demands: { area: 'public' },
  module: `../areas/access/${name}.tsx`,
});

/** Pages for visitors who are not signed in. */
export const publicRoutes: readonly RouteEntry[] = [
  { ...page(signIn, 'LoginPage'), isPrerendered: true, weight: 6 },
  page('/restorePassword', 'RestorePasswordPage'),
  page('/restorePassword/:username', 'ResetPasswordPage'),
  page('/signup', 'SignUpPage'),
  page('/confirm', 'ConfirmPage'),
  page('/signup/confirm', 'ConfirmAccountPage'),
];
