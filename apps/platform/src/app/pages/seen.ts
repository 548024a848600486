/** Where a visitor is led who may not open an address, or need not sign in. */
export const signIn = '/login';
export const home = '/administration/dashboard';

export const isInside = (path: string): boolean => path.startsWith('/administration');

/** The guards lead on: the address of what the visitor will see. */
export function pagePathOf(path: string, isSignedIn: boolean): string {
  if (isInside(path) && !isSignedIn) return signIn;
  if (isSignedIn && (path === signIn || path === '/')) return home;
  return path;
}
