import type { Locale } from '@dossier/ui/messages';
import { publicMessages, signedInMessages } from '../shared/component-messages.ts';
import { loadOnce } from '../shared/load-once.ts';
import { home } from '../shared/return-to.ts';
import { loadStylesheet } from '../shared/stylesheet.ts';
import { loadPage } from './pages.ts';
import { publicNamespaces, publicRoutes, signIn } from './public-routes.ts';

const administration = loadOnce(async () => {
  const [area] = await Promise.all([import('./Administration.tsx'), loadStylesheet()]);
  return area;
});

export const loadAdministration = () => administration.load('administration');

/**
 * Loads all that the page of an address shows, for a first frame that is the page: React holds back what comes after a
 * spinner for 300 ms. What fails is reported in its place, by what needs it.
 */
export async function prepare(path: string, isSignedIn: boolean, locale: Locale): Promise<void> {
  // The guards lead on from sign-in.
  const address = isSignedIn && (path === signIn || path === '/') ? home : path;
  await Promise.allSettled([
    publicMessages.load(locale),
    isSignedIn && signedInMessages.load(locale),
    isSignedIn
      ? loadAdministration().then(({ prepareAdministration }) => prepareAdministration(address, locale))
      : loadPage(publicRoutes, address, locale, publicNamespaces),
  ]);
}
