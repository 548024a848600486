// How many bytes an address of the back office loads before it can show anything, as brotli sends them: the files of its
// page and of one language, what every page has, and the stylesheet; no fonts, nothing on demand.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { criticalFile, entryFilesName, textsEntry, type EntryFiles } from '@dossier/api/contract';
import { root } from './files.ts';

/** Bytes that each address may have, `*` for those that have none of their own: a change of this list is a decision. */
export type RouteBudgets = Readonly<Record<string, number>>;

export interface RouteFiles {
  readonly path: string;
  readonly files: readonly string[];
}

const app = join(root, 'apps/backoffice');
const signIn = '/login';
const readJson = (file: string): unknown => JSON.parse(readFileSync(join(app, file), 'utf8'));

export const readBudgets = (): RouteBudgets => readJson('budgets.json') as RouteBudgets;

/** The stylesheet of the build. There is one. */
export function stylesheetFile(): string {
  const manifest = readJson('dist/.vite/manifest.json') as Readonly<
    Record<string, { readonly file: string }>
  >;
  const file = manifest['style.css']?.file;
  if (file === undefined)
    throw new Error('Dossier build: there is no stylesheet. Build the back office again.');
  return file;
}

/** What each address loads, by the files of its entries. */
export const filesOfRoutes = (entries: EntryFiles, stylesheet: string): readonly RouteFiles[] =>
  Object.keys(entries)
    .filter(name => name.startsWith('/') && !name.includes(' '))
    .map(path => {
      const names = ['index.html', path, textsEntry(path, 'en-US')];
      // Sign-in comes with its own rules, and fetches the stylesheet when the visitor does something.
      const css = path === signIn ? criticalFile : stylesheet;
      return { path, files: [...new Set([...names.flatMap(name => entries[name] ?? []), css])] };
    });

/** What each address loads, of the build that is there. */
export const routeFiles = (): readonly RouteFiles[] =>
  filesOfRoutes(readJson(join('dist', entryFilesName)) as EntryFiles, stylesheetFile());

/** The scripts of the build that are sent, by their names. */
export const builtScripts = (): ReadonlyMap<string, string> => {
  const cwd = join(app, 'dist');
  return new Map(globSync('assets/*.js', { cwd }).map(file => [file, readFileSync(join(cwd, file), 'utf8')]));
};

const sizes = new Map<string, number>();
export function sentBytes(file: string): number {
  const size = sizes.get(file) ?? brotliCompressSync(readFileSync(join(app, 'dist', file))).length;
  sizes.set(file, size);
  return size;
}

/** What is wrong with an address, as sentences. */
export function routeViolations(path: string, bytes: number, budgets: RouteBudgets): readonly string[] {
  const budget = budgets[path] ?? budgets['*'] ?? 0;
  return bytes > budget ? [`${path} loads ${bytes} bytes, and has a budget of ${budget}.`] : [];
}
