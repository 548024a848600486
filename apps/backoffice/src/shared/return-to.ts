/** Where people go after signing in when nothing else was asked for. */
export const home = '/administration/dashboard';

const origin = 'https://same.invalid';

/**
 * The remembered address, if it is a path of this site, else home. What looks like a path may still lead elsewhere
 * (`//host`, `/\host`, a tab inside): the browser's own parser decides, not a pattern.
 */
export function safeReturnTo(address: string | null | undefined): string {
  if (!address?.startsWith('/')) return home;
  try {
    const url = new URL(address, origin);
    const isOurs = url.origin === origin && url.pathname.startsWith('/administration');
    return isOurs ? url.pathname + url.search + url.hash : home;
  } catch {
    return home;
  }
}

/** An address that leads on to another afterwards. */
export function addressWith(path: string, returnTo: string): string {
  return safeReturnTo(returnTo) === home ? path : `${path}?returnTo=${encodeURIComponent(returnTo)}`;
}

export const loginAddress = (returnTo: string): string => addressWith('/login', returnTo);
