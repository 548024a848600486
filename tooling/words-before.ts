// What components say comes in two parts, and a page before signing in has the first (`packages/ui/src/messages`). Here
// is found whoever stands on such a page and would say something of the second.
import { posix } from 'node:path';
import { isProof, sources, type Source } from './files.ts';
import { pages } from './route-sizes.ts';

const app = 'apps/backoffice/src';
const ui = 'packages/ui/src';
const further = `${ui}/messages/en-US/further-components.ts`;

const found = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name = '']) => name);

/** Where an import leads: beside the file, or through a front door of the components. */
function targetOf(path: string, specifier: string): string | null {
  if (specifier.startsWith('.')) return posix.join(posix.dirname(path), specifier);
  const entry = /^@dossier\/ui\/([\w-]+)$/.exec(specifier)?.[1];
  return entry === undefined ? null : `${ui}/${entry}/index.ts`;
}

/** `t.components.table`, `const { table } = useMessages().components`, `const { components: { table } } = …`. */
const saidBy = (text: string) => [
  ...found(text, /\bcomponents\.(\w+)/g),
  ...[
    ...found(text, /\{([^{}]*)\} = useMessages\(\)\.components/g),
    ...found(text, /\bcomponents: \{([^{}]*)\}/g),
    ...found(text, /\{([^{}]*)\} = components\b/g),
  ].flatMap(list => list.split(',').map(own => own.trim().replace(/:.*/s, ''))),
];

export const productSources = (): readonly Source[] =>
  sources(/^(?:apps\/backoffice|packages\/ui)\/src\/.*\.tsx?$/).filter(({ path }) => !isProof(path));

/** The components on pages before signing in with what they would say and the page has not. */
export function saidBefore(files: readonly Source[]): readonly string[] {
  const texts = new Map(files.map(({ path, text }) => [path, text.replaceAll(/^import type [^;]*;/gm, '')]));
  const part = (path: string): readonly string[] => {
    const text = texts.get(path) ?? '';
    return [
      ...found(text, /^  (\w+): /gm),
      ...found(text, /^import \{ structure \} from '(.+)'/gm).flatMap(own =>
        part(posix.join(posix.dirname(path), own)),
      ),
      ...found(text, /^  (table),$/gm),
    ];
  };
  const late = new Set(part(further));
  const seen = new Set<string>();
  const rest = [
    `${app}/app/main.tsx`,
    // What stands alone behind signing in has no more; the preview waits for all words.
    ...pages().flatMap(({ page, path, isFramed }) =>
      isFramed || path.startsWith('/preview/') ? [] : [`apps/backoffice/${page}`],
    ),
  ];
  const problems: string[] = [];
  for (let path = rest.pop(); path !== undefined; path = rest.pop()) {
    const text = texts.get(path);
    if (text === undefined || seen.has(path)) continue;
    seen.add(path);
    for (const name of text.includes('useMessages') ? saidBy(text) : [])
      if (late.has(name)) problems.push(`${path}: ${name}`);
    rest.push(...found(text, /\bfrom '([^']+)'/g).flatMap(own => targetOf(path, own) ?? []));
    // A part of a component that comes on intent stands on the same page.
    if (path.startsWith(`${ui}/`) && !path.includes('/messages/'))
      rest.push(...found(text, /\bimport\('([^']+)'\)/g).flatMap(own => targetOf(path, own) ?? []));
  }
  return [...new Set(problems)].toSorted();
}
