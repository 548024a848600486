// How many bytes an address of the back office loads before it can show anything, as brotli sends them: the page's
// chunk with all that it imports, what every page has, the style sheets and one language; no fonts, nothing on demand.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { language } from '@dossier/validators/vocabularies';
import { criticalFile, type Preloads } from '@dossier/api/contract';
import { entriesFile, lateWordsFile } from './few-files.ts';
import { root } from './files.ts';
import { chooseTenant, mfaSetup } from '../apps/backoffice/src/app/guards.ts';

export interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
}
export type Manifest = Readonly<Record<string, Chunk>>;

/** Bytes that each address may have: a change of this list is a decision. */
export type RouteBudgets = Readonly<Record<string, number>>;

export interface RouteFiles {
  readonly path: string;
  readonly files: readonly string[];
}

const app = join(root, 'apps/backoffice');
const entry = 'index.html';
/** What `main.tsx` fetches of a language with a page before signing in. */
const wordsOf = (locale: string) => [
  `src/locales/${locale}/outside.ts`,
  `../../packages/ui/src/messages/${locale}/index.ts`,
];
/** And in their place with one of the administration area. */
const insideWordsOf = (locale: string) => [
  `src/locales/${locale}/everyday.ts`,
  `../../packages/ui/src/messages/${locale}/everyday.ts`,
];
/** What every page behind signing in begins with. */
const behind = 'src/app/Administration.tsx';
/** The frame of the administration area, and what else comes along for whoever is signed in. */
const frame = 'src/app/inside.ts';
const signIn = '/login';
const dashboard = '/administration/dashboard';
/** Addresses that a table of routes has under a name: guards lead there. */
const named: Readonly<Record<string, string>> = { chooseTenant, mfaSetup };

export const readBudgets = (): RouteBudgets =>
  JSON.parse(readFileSync(join(app, 'budgets.json'), 'utf8')) as RouteBudgets;

/** A page, and what it needs to stand in. */
interface Page {
  readonly path: string;
  readonly page: string;
  readonly around: readonly string[];
  /** Opened directly, it begins with the words of the administration area and with its frame. */
  readonly isInside: boolean;
  /** It stands in that frame, and has its words however it is opened. */
  readonly isFramed: boolean;
}

/** Each address of a table of routes with the module of its page; those to come share one. */
function pagesIn(routes: string, isPublic = false): readonly Page[] {
  const entries = [
    ...routes.matchAll(/path: (?:'([^']+)'|(\w+)),(?:(?!path: )[\s\S])*?import\('([^']+)'\)/g),
  ];
  return entries.map(([text, written, name = '', module = '']) => {
    const path = written ?? named[name] ?? name;
    const isInside = path.startsWith('/administration');
    const around = isPublic ? [] : [behind, ...(isInside ? [frame] : [])];
    return { path, page: join('src/app', module), around, isInside, isFramed: text.includes('layout:') };
  });
}

const readTable = (name: string) => readFileSync(join(app, 'src/app', name), 'utf8');
/** Every address that there is. */
export const pages = (): readonly Page[] => [
  ...pagesIn(readTable('public-routes.ts'), true),
  ...pagesIn(readTable('routes.ts')),
];

/** What the areas put on the dashboard: each has a chunk of its own, and none waits for a press. */
const besideOf = (path: string): readonly string[] =>
  path === dashboard
    ? [...readTable('contributions.ts').matchAll(/import\('([^']+)'\)/g)].map(([, module = '']) =>
        join('src/app', module),
      )
    : [];

/** A chunk and everything that it cannot do without. */
export function filesOf(manifest: Manifest, names: readonly string[]): readonly string[] {
  const seen = new Set<string>();
  const files = new Set<string>();
  const add = (name: string) => {
    const chunk = manifest[name];
    if (!chunk) throw new Error(`The build has no chunk for ${name}.`);
    if (seen.has(name)) return;
    seen.add(name);
    files.add(chunk.file);
    for (const sheet of chunk.css ?? []) files.add(sheet);
    for (const imported of chunk.imports ?? []) add(imported);
  };
  for (const name of names) add(name);
  return [...files];
}

const readBuilt = (file: string): unknown => JSON.parse(readFileSync(join(app, 'dist', file), 'utf8'));

/** The files of the build by what begins in them: several may begin in one, which the bundler's own list does not say. */
export function readManifest(): Manifest {
  const manifest = readBuilt('.vite/manifest.json') as Manifest;
  const byFile = new Map(Object.values(manifest).map(chunk => [chunk.file, chunk]));
  const entries = Object.entries(readBuilt(entriesFile) as Record<string, string>).flatMap(([name, file]) => {
    const chunk = byFile.get(file);
    return chunk ? [[name, chunk] as const] : [];
  });
  const page = manifest[entry];
  const sheet = manifest['style.css'];
  if (!page || !sheet) throw new Error(`The build has no ${entry}, or no style sheet.`);
  // There is one, and it is the page's: the bundler's list has it by itself.
  return { ...Object.fromEntries(entries), ...manifest, [entry]: { ...page, css: [sheet.file] } };
}

/** What a page fetches of a language at once, beside what every page of the area does. */
function lateWordsOf(page: string, locale: string): readonly string[] {
  const words = readBuilt(lateWordsFile) as Readonly<Record<string, readonly string[]>>;
  return (words[page] ?? []).filter(file => file.includes(`/${locale}/`));
}

/** The scripts that a page of each address needs beside those that index.html names, and those of each language. */
export function preloads(): Preloads {
  const manifest = readManifest();
  const named = new Set(filesOf(manifest, [entry]));
  const scripts = (names: readonly string[]) =>
    filesOf(manifest, names).filter(file => file.endsWith('.js') && !named.has(file));
  const byLanguage = (names: (locale: string) => readonly string[]) =>
    Object.fromEntries(language.codes.map(code => [code, scripts(names(code))]));
  return {
    routes: pages().map(({ path, page, around }) => ({
      path,
      files: scripts([...around, page, ...besideOf(path)]),
      words: byLanguage(code => lateWordsOf(page, code)),
    })),
    words: byLanguage(wordsOf),
    insideWords: byLanguage(insideWordsOf),
  };
}

/** What each address loads, of the build that is there. */
export function routeFiles(): readonly RouteFiles[] {
  const manifest = readManifest();
  return pages().map(({ path, page, around, isInside }) => {
    const files = filesOf(manifest, [
      entry,
      ...(isInside ? insideWordsOf : wordsOf)('en-US'),
      ...around,
      page,
      ...besideOf(path),
      ...lateWordsOf(page, 'en-US'),
    ]);
    // Sign-in comes with its own rules, and fetches the stylesheet when the visitor does something.
    return { path, files: path === signIn ? files.map(file => (isCss(file) ? criticalFile : file)) : files };
  });
}

const isCss = (file: string) => file.endsWith('.css');

const sizes = new Map<string, number>();
/** Bytes of a built file on its way. */
export function sentBytes(file: string): number {
  const size = sizes.get(file) ?? brotliCompressSync(readFileSync(join(app, 'dist', file))).length;
  sizes.set(file, size);
  return size;
}

/** What is wrong with an address, as sentences. */
export function routeViolations(path: string, bytes: number, budgets: RouteBudgets): readonly string[] {
  const budget = budgets[path];
  if (budget === undefined) return [`${path} has no budget in apps/backoffice/budgets.json.`];
  return bytes > budget ? [`${path} loads ${bytes} bytes, and has a budget of ${budget}.`] : [];
}
