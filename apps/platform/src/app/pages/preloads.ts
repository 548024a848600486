import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { preloadsFile, routePattern, type Preloads } from '@dossier/api/contract';
import { isInside, pagePathOf, signIn } from './seen.ts';

/** The scripts that a page of this address needs in this language. */
export type PreloadsFor = (path: string, locale: string, isSignedIn: boolean) => readonly string[];

/** Reads what the build says of its pages; a build that says nothing preloads nothing. */
export function readPreloads(folder: string): PreloadsFor {
  const file = join(folder, preloadsFile);
  if (!existsSync(file)) return () => [];
  const { routes, words, insideWords } = JSON.parse(readFileSync(file, 'utf8')) as Preloads;
  const patterns = routes.map(route => ({ ...route, pattern: routePattern(route.path) }));
  return (path, locale, isSignedIn) => {
    const pagePath = pagePathOf(path, isSignedIn);
    const address = pagePath === '/' ? signIn : pagePath;
    const route = patterns.find(({ pattern }) => pattern.test(address));
    const spoken = isInside(pagePath) ? insideWords : words;
    return [...(spoken[locale] ?? []), ...(route?.files ?? []), ...(route?.words[locale] ?? [])];
  };
}
