// How many bytes a page loads when it imports one entry of packages/ui: each bundled alone, minified, gzipped, without
// what every page has anyway (React, yup). Its first part is what counts; what is imported on demand is printed next to it.
import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';
import { root } from './files.ts';

/** Bytes that each entry may have: a change of this list is a decision. */
export type Budgets = Readonly<Record<string, number>>;

export interface EntrySize {
  readonly entry: string;
  /** What is loaded with the entry. */
  readonly first: number;
  /** What is loaded when something needs it. */
  readonly later: number;
  /** Modules that are loaded with the entry. */
  readonly modules: readonly string[];
}

const src = join(root, 'packages/ui/src');
const sizeOf = (code: string) => gzipSync(code).length;

export const entries = (): readonly string[] =>
  globSync('*/index.ts', { cwd: src })
    .map(file => dirname(file))
    // What tests import is on no page.
    .filter(entry => entry !== 'testing')
    .toSorted();

export const budgets = (): Budgets =>
  JSON.parse(readFileSync(join(root, 'packages/ui/budgets.json'), 'utf8')) as Budgets;

export async function sizeOfEntry(entry: string): Promise<EntrySize> {
  const output = (await build({
    configFile: false,
    logLevel: 'silent',
    root,
    define: { 'process.env.NODE_ENV': '"production"' },
    resolve: { conditions: ['@dossier/source', 'module', 'browser', 'production'] },
    build: {
      write: false,
      minify: true,
      lib: { entry: join(src, entry, 'index.ts'), formats: ['es'], fileName: 'entry' },
      rolldownOptions: { external: [/^react(-dom)?(\/|$)/, /^yup$/] },
    },
  })) as Rolldown.RolldownOutput[];
  const chunks = output.flatMap(({ output: files }) => files).filter(file => file.type === 'chunk');
  const first = new Set<string>();
  const add = (name: string) => {
    const chunk = chunks.find(({ fileName }) => fileName === name);
    if (!chunk || first.has(name)) return;
    first.add(name);
    for (const imported of chunk.imports) add(imported);
  };
  for (const chunk of chunks) if (chunk.isEntry) add(chunk.fileName);
  const sum = (isFirst: boolean) =>
    chunks
      .filter(({ fileName }) => first.has(fileName) === isFirst)
      .reduce((bytes, { code }) => bytes + sizeOf(code), 0);
  return {
    entry,
    first: sum(true),
    later: sum(false),
    modules: chunks.filter(({ fileName }) => first.has(fileName)).flatMap(chunk => chunk.moduleIds),
  };
}

/** What weighs much and is seldom needed: no entry may load it before it is. Charts are an entry that pages load late. */
const onDemand: readonly RegExp[] = [
  /\/node_modules\/uqr\//,
  /\/node_modules\/libphonenumber-js\/.*metadata/,
  /\/useComboBox\.\w+$/,
  /\/useCalendarGrid\.\w+$/,
  /\/node_modules\/@floating-ui\//,
  /\/@headlessui\/react\/dist\/components\/(?:dialog|menu|popover)\//,
];

/** What is wrong with one entry, as sentences. */
export function sizeViolations({ entry, first, modules }: EntrySize, allowed: Budgets): readonly string[] {
  const budget = allowed[entry];
  const early = modules.filter(module => onDemand.some(heavy => heavy.test(module)));
  return [
    ...(budget === undefined ? [`${entry} has no budget in packages/ui/budgets.json.`] : []),
    ...(budget !== undefined && first > budget
      ? [`${entry} has ${first} bytes, and a budget of ${budget}.`]
      : []),
    ...early.map(module => `${entry} loads ${module.replace(`${root}/`, '')} before it is needed.`),
  ];
}

/** Entries of the list that are no more. */
export const staleBudgets = (allowed: Budgets, names: readonly string[]): readonly string[] =>
  Object.keys(allowed)
    .filter(entry => !names.includes(entry))
    .map(entry => `packages/ui/budgets.json has a budget for ${entry}, which is no entry.`);

/** One line an entry: bytes, budget, and what comes later. */
export const sizeLine = ({ entry, first, later }: EntrySize, allowed: Budgets): string =>
  `${entry.padEnd(24)} ${String(first).padStart(7)} of ${String(allowed[entry] ?? '?').padStart(7)} bytes${later > 0 ? `, ${later} on demand` : ''}`;
