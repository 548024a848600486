import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { entryFilesName, routePattern, textsEntry, type EntryFiles } from '@dossier/api/contract';
import { pagePathOf, signIn } from './seen.ts';

/** The scripts that a page of this address needs in this language. */
export type PreloadsFor = (path: string, locale: string, isSignedIn: boolean) => readonly string[];

/** Reads what the build says of its pages; a build that says nothing preloads nothing. */
export function readPreloads(folder: string): PreloadsFor {
  const file = join(folder, entryFilesName);
  if (!existsSync(file)) return () => [];
  const entries = JSON.parse(readFileSync(file, 'utf8')) as EntryFiles;
  const named = new Set(entries['index.html']);
  const patterns = Object.keys(entries).map(path => ({ path, pattern: routePattern(path) }));
  return (path, locale, isSignedIn) => {
    const pagePath = pagePathOf(path, isSignedIn);
    const address = pagePath === '/' ? signIn : pagePath;
    const route = patterns.find(({ pattern }) => pattern.test(address))?.path;
    if (route === undefined) return [];
    const files = [route, textsEntry(route, locale)].flatMap(name => entries[name] ?? []);
    return [...new Set(files)].filter(name => !named.has(name));
  };
}
