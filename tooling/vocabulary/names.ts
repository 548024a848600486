// Names of identifiers and files that use another word than the field's term.
import { basename, dirname } from 'node:path';
import { parseSync, Visitor } from 'oxc-parser';
import type { Source } from '../files.ts';
import { allowed, terms, type Allowed, type Term } from './vocabulary.ts';

/** The words of a name: `readTenantTheme2` is read, tenant, theme. */
export const wordsOf = (name: string): readonly string[] =>
  name
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replaceAll(/([A-Z]+)([A-Z][a-z])/g, '$1 $2')
    .split(/[^a-zA-Z]+/)
    .filter(Boolean);

function isUsed({ not, as }: Term, name: string): boolean {
  if (as === 'name') return not.includes(name);
  const parts = wordsOf(name).map(word => word.toLowerCase());
  return not.some(banned => {
    const word = banned.toLowerCase();
    return as === 'prefix' ? parts[0] === word : parts.includes(word);
  });
}

const isAllowed = (list: readonly Allowed[], name: string, path: string) =>
  list.some(
    ({ names, in: paths = [''] }) => names.includes(name) && paths.some(start => path.startsWith(start)),
  );

/** The term to use in place of a name, or null. */
export function termFor(name: string, path: string, list: readonly Allowed[] = allowed): string | null {
  const term = terms.find(candidate => isUsed(candidate, name));
  return term === undefined || isAllowed(list, name, path) ? null : term.use;
}

export function namesIn({ path, text }: Source): ReadonlySet<string> {
  const names = new Set<string>();
  const add = ({ name }: { readonly name: string }) => void names.add(name);
  new Visitor({ Identifier: add, JSXIdentifier: add }).visit(parseSync(path, text).program);
  return names;
}

const complaint = (path: string, name: string, use: string) => `${path}: "${name}" – use ${use}.`;

/** Names in these files that the vocabulary forbids, and file and folder names that it forbids. */
export function nameViolations(files: readonly Source[]): readonly string[] {
  const folders = new Set(files.map(({ path }) => dirname(path)));
  return [
    ...files.flatMap(file =>
      [...namesIn(file)].flatMap(name => {
        const use = termFor(name, file.path);
        return use === null ? [] : [complaint(file.path, name, use)];
      }),
    ),
    ...[...files.map(({ path }) => path), ...folders].flatMap(path => {
      const name = basename(path).replace(/\..*$/, '');
      const use = termFor(name, path);
      return use === null ? [] : [complaint(path, name, use)];
    }),
  ];
}
