import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseSync } from 'vite';
import { expect, it } from 'vitest';

const src = import.meta.dirname;
const entries = globSync('*/index.ts', { cwd: src }).toSorted();

/** Names that a module gives, types marked, and those of the files that it passes on whole. */
function namesOf(path: string): readonly string[] {
  const { module } = parseSync(path, readFileSync(path, 'utf8'));
  return module.staticExports.flatMap(({ entries: given }) =>
    given.flatMap(({ exportName, importName, moduleRequest, isType }) => {
      if (importName.kind === 'AllButDefault' && moduleRequest !== null)
        return namesOf(join(dirname(path), moduleRequest.value));
      return [`${isType ? 'type ' : ''}${exportName.name ?? 'default'}`];
    }),
  );
}

it('gives what it gave: a change of this list is a decision', async () => {
  const list = entries.map(entry => {
    const names = [...new Set(namesOf(join(src, entry)))].toSorted();
    return `${dirname(entry)}:\n${names.map(name => `  ${name}\n`).join('')}`;
  });
  await expect(list.join('\n')).toMatchFileSnapshot('exports.txt');
});

it('names what it gives: only the contract, which is its files, passes them on whole', () => {
  const starred = entries.filter(entry => /export \*/.test(readFileSync(join(src, entry), 'utf8')));
  expect(starred).toEqual(['contract/index.ts']);
});
