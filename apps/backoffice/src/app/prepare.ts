import { home } from '../shared/return-to.ts';
import { loadStylesheet } from '../shared/stylesheet.ts';
import { loadAdministration } from './load-administration.ts';
import { loadPage } from './load-page.ts';
import { publicRoutes, signIn } from './public-routes.ts';

/**
 * Fetches all that the page of an address is made of, for a first frame that is the page: React holds back what comes
 * after a spinner for 300 ms, at each of the doors on the way. What does not come is told in its place, by who needs it.
 */
export async function prepare(path: string, isSignedIn: boolean): Promise<void> {
  // The guards lead on from there.
  const isLedOn = isSignedIn && (path === signIn || path === '/');
  try {
    await (isSignedIn
      ? (await loadAdministration()).prepareInside(isLedOn ? home : path)
      : loadPage(publicRoutes, path));
  } catch {
    // Told where the page should stand, with what that is shown in.
    await loadStylesheet().catch(() => undefined);
  }
}
