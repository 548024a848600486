import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';

const src = import.meta.dirname;
const entries = globSync('{*,vocabularies/*}/index.ts', { cwd: src }).toSorted();

/** Names that an entry gives, as its text lists them: entries name everything, and never `*`. */
function namesOf(entry: string): string[] {
  const text = readFileSync(join(src, entry), 'utf8').replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*/g, '');
  return [...text.matchAll(/export (type )?\{([^}]*)\}/g)].flatMap(([, isType, list = '']) =>
    list
      .split(',')
      .map(name => name.trim())
      .filter(Boolean)
      .map(name => (isType && !name.startsWith('type ') ? `type ${name}` : name)),
  );
}

it('gives what it gave: a change of this list is a decision', async () => {
  const list = entries.map(entry => `${dirname(entry)}: ${namesOf(entry).toSorted().join(', ')}`);
  await expect(`${list.join('\n')}\n`).toMatchFileSnapshot('exports.txt');
});

it('names everything that it gives', () => {
  const starred = entries.filter(entry => /export \*/.test(readFileSync(join(src, entry), 'utf8')));
  expect(starred).toEqual([]);
});

it('shows every component in Storybook', () => {
  const shown = (folder: string) => globSync('*.stories.tsx', { cwd: join(src, folder) }).length > 0;
  const parts = new Set(['field', 'icons', 'messages', 'navigation', 'testing', 'theme', 'vocabularies']);
  const hidden = entries
    .map(entry => dirname(entry))
    .filter(
      folder =>
        !parts.has(dirname(folder)) && !parts.has(folder) && existsSync(join(src, folder)) && !shown(folder),
    );
  expect(hidden).toEqual([]);
});
