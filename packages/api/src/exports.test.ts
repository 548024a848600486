import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';
import { expect, it } from 'vitest';

const src = import.meta.dirname;
const entries = globSync(['*/index.ts', 'contract/server.ts'], {
  cwd: src,
}).toSorted();

/** Names that a module gives, types marked. */
function namesOf(path: string): readonly string[] {
  const { module } = parseSync(path, readFileSync(path, 'utf8'));
  return module.staticExports.flatMap(({ entries: exported }) =>
    exported.map(({ exportName, isType }) => `${isType ? 'type ' : ''}${exportName.name ?? 'default'}`),
  );
}

it('gives what it gave: a change of this list is a decision', async () => {
  const list = entries.map(entry => {
    const names = [...new Set(namesOf(join(src, entry)))].toSorted();
    return `${entry.replace(/(\/index)?\.ts$/, '')}:\n${names.map(name => `  ${name}\n`).join('')}`;
  });
  await expect(list.join('\n')).toMatchFileSnapshot('exports.txt');
});

it('names what it gives: no entry passes a file on whole', () => {
  const starred = entries.filter(entry => /export \*/.test(readFileSync(join(src, entry), 'utf8')));
  expect(starred).toEqual([]);
});
