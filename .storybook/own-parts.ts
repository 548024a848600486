// What files of stories declare for their own examples: a form with its schema, a table with its columns. Without them
// the code of such an example would be one tag that no one else has.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync, type ESTree, type Plugin } from 'vite';
import type { OwnParts } from './complete-example.ts';

const root = join(import.meta.dirname, '..');
const id = 'virtual:dossier-own-parts';

/** What Storybook itself asks of a file, and no example names. */
const isOfStorybook = (name: string) => name === 'meta' || name === 'Story';

function namesOf(statement: ESTree.Program['body'][number]): readonly string[] {
  switch (statement.type) {
    case 'FunctionDeclaration':
    case 'TSInterfaceDeclaration':
    case 'TSTypeAliasDeclaration':
      return statement.id ? [statement.id.name] : [];
    case 'VariableDeclaration':
      return statement.declarations.flatMap(each => (each.id.type === 'Identifier' ? [each.id.name] : []));
    default:
      return [];
  }
}

function read(path: string): Readonly<Record<string, string>> {
  const text = readFileSync(join(root, path), 'utf8');
  const entries = parseSync(path, text).program.body.flatMap(statement =>
    namesOf(statement).map(name => [name, text.slice(statement.start, statement.end)] as const),
  );
  return Object.fromEntries(entries.filter(([name]) => !isOfStorybook(name)));
}

/** Of every file of stories of the component library. */
export const ownParts = (): OwnParts =>
  Object.fromEntries(
    globSync('packages/ui/src/*/*.stories.tsx', { cwd: root }).map(path => [path, read(path)] as const),
  );

/** Gives the pages of Storybook `virtual:dossier-own-parts`. */
export const ownPartsPlugin: Plugin = {
  name: 'dossier-own-parts',
  resolveId: source => (source === id ? `\0${id}` : undefined),
  load: source =>
    source === `\0${id}` ? `export const ownParts = ${JSON.stringify(ownParts())};` : undefined,
};
