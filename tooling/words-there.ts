// Who shows words that nobody has fetched? Words come in parts (`apps/backoffice/src/shared/late-words.ts`), and a key
// without its text is shown as it is. What begins with a file of its own has the words of the page that opens it, and
// those of the hooks that it calls itself.
import { posix } from 'node:path';
import { isProof, sources, type Source } from './files.ts';
import { pages } from './route-sizes.ts';

const app = 'apps/backoffice/src';
const languageFile = `${app}/locales/en-US`;
const vocabularyFile = 'packages/ui/src/messages/en-US/vocabularies';

interface Module {
  readonly path: string;
  readonly text: string;
  readonly imports: readonly string[];
  readonly opens: readonly string[];
}

const resolve = (path: string, specifier: string) => posix.join(posix.dirname(path), specifier);
const found = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name = '']) => name);

const moduleOf = ({ path, text }: Source): Module => {
  const values = text.replaceAll(/^import type [^;]*;/gm, '');
  return {
    path,
    text,
    imports: found(values, /\bfrom '(\.[^']+)'/g).map(own => resolve(path, own)),
    opens: found(values, /\bimport\('(\.[^']+)'\)/g).map(own => resolve(path, own)),
  };
};

/** The names of the words in a file of a language: its own, or those that it hands on. */
const namesIn = (text: string): readonly string[] => [
  ...found(text, /^export const (?!texts)(\w+) = /gm),
  ...found(text, /^export \{ (\w+) \} from /gm),
  ...found(text, /^export const texts = \{([^}]*)\}/gm).flatMap(list => found(list, /(\w+)/g)),
];

/** What the back office is made of, and where the names of codes are. */
export const backofficeSources = (): readonly Source[] =>
  sources(
    /^(?:apps\/backoffice\/src\/.*\.tsx?|packages\/ui\/src\/messages\/en-US\/vocabularies\/\w+\.ts)$/,
  ).filter(({ path }) => !isProof(path));

/** Every beginning that shows words which it does not have, with those words. */
export function wordsNotThere(files: readonly Source[]): Readonly<Record<string, readonly string[]>> {
  const modules = new Map(files.map(source => [source.path, moduleOf(source)]));
  const wordsOf = (path: string) => namesIn(modules.get(path)?.text ?? '');
  const outside = wordsOf(`${languageFile}/outside.ts`);
  const codesOf = (part: string) =>
    found(modules.get(`${vocabularyFile}/${part}.ts`)?.text ?? '', /^  (\w+): \{$/gm);
  const everyCode = new Set(
    [...modules.keys()]
      .filter(path => path.startsWith(vocabularyFile))
      .flatMap(path => codesOf(posix.basename(path, '.ts'))),
  );
  const inside = [...outside, ...wordsOf(`${languageFile}/inside.ts`), ...codesOf('everyday')];

  /** What the hooks bring that this module calls itself. */
  const broughtBy = ({ text, imports }: Module) =>
    imports.flatMap(path => {
      const own = modules.get(path);
      const hooks = path.endsWith('-words.ts') ? found(own?.text ?? '', /export const (use\w+) = /g) : [];
      if (!own || !hooks.some(hook => text.includes(`${hook}();`))) return [];
      return [
        ...own.opens.flatMap(wordsOf),
        ...found(own.text, /'@dossier\/ui\/vocabularies\/(\w+)'/g).flatMap(codesOf),
      ];
    });

  /** The words that a module says, and the vocabularies whose codes it names. */
  const saidBy = ({ text }: Module) => [
    ...found(text, /\$ => \$\.(\w+)/g),
    ...(text.includes('vocabulary-text.ts')
      ? found(text, /(?:'(?=\w+')|\b(?=\w+\.name\b))(\w+)/g).filter(name => everyCode.has(name))
      : []),
  ];

  const closureOf = (entry: string) => {
    const seen = new Set<string>();
    const rest = [entry];
    for (let path = rest.pop(); path !== undefined; path = rest.pop()) {
      if (seen.has(path)) continue;
      seen.add(path);
      rest.push(...(modules.get(path)?.imports ?? []));
    }
    return [...seen].flatMap(path => modules.get(path) ?? []);
  };

  const missing: Record<string, readonly string[]> = {};
  const had = new Map<string, ReadonlySet<string>>();
  const visit = (entry: string, given: Iterable<string>) => {
    const own = modules.get(entry);
    if (!own || entry.includes('/locales/')) return;
    const before = had.get(entry);
    // Opened by several, it can count on what each of them has.
    const known = new Set([...given, ...broughtBy(own)].filter(name => before?.has(name) ?? true));
    if (before && known.size === before.size) return;
    had.set(entry, known);
    const closure = closureOf(entry);
    const lacking = [...new Set(closure.flatMap(saidBy))].filter(name => !known.has(name)).toSorted();
    if (lacking.length > 0) missing[entry] = lacking;
    for (const opened of closure.flatMap(({ opens }) => opens)) if (!roots.has(opened)) visit(opened, known);
  };
  const roots = new Map([
    [`${app}/app/main.tsx`, outside],
    // The table of routes knows how places are called; the frame says it.
    [`${app}/app/Administration.tsx`, [...outside, 'frame']],
    // They wait for all of them.
    [`${app}/app/preview/PreviewPage.tsx`, inside],
    [`${app}/app/beside.ts`, inside],
    [`${app}/app/inside.ts`, inside],
  ]);
  for (const { page, isFramed } of pages())
    if (!roots.has(`apps/backoffice/${page}`))
      roots.set(`apps/backoffice/${page}`, isFramed ? inside : outside);
  for (const [root, words] of roots) visit(root, words);
  return missing;
}
