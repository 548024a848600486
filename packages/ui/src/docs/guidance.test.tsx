import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { aliases } from './aliases.ts';
import type { Guidance } from './guidance.ts';
import { listedOf, type IndexEntry } from './story-index.ts';

const src = join(import.meta.dirname, '..');
const guides = import.meta.glob<Guidance>('../*/*.docs.tsx', { import: 'guidance' });
const titles = globSync('*/*.stories.tsx', { cwd: src }).map(file => ({
  folder: dirname(file),
  title: /title: 'Components\/[\w ]+\/(\w+)'/.exec(readFileSync(join(src, file), 'utf8'))?.[1],
}));
const names = new Set(titles.flatMap(({ title }) => title ?? []));
const entryOf = (folder: string) => existsSync(join(src, folder, 'index.ts'));

describe('guidance', () => {
  it('is there for every component', () => {
    const guided = new Set(Object.keys(guides).map(file => file.split('/')[1]));
    const without = titles.filter(({ folder, title }) => title && entryOf(folder) && !guided.has(folder));
    expect(without).toEqual([]);
  });

  it.each(Object.keys(guides))(
    '%s says when, when not, its parts and its keys, and shows what is right and wrong',
    async file => {
      const { imports, when, whenNot, pairs, anatomy, keyboard, related } = await guides[file]!();
      for (const list of [when, whenNot, pairs, anatomy, related]) expect(list.length).toBeGreaterThan(0);
      const sentences = pairs.flatMap(pair => [pair.do.say, pair.dont.say]);
      expect(new Set(sentences).size, 'sentences that are said twice').toBe(sentences.length);
      expect(new Set(keyboard.map(([keys]) => keys)).size).toBe(keyboard.length);
      // `Keys` shows what stands there: a list of keys would be one key with a comma.
      expect(keyboard.filter(([keys]) => keys.includes(','))).toEqual([]);
      const folder = file.split('/')[1]!;
      const title = titles.find(other => other.folder === folder)?.title ?? '';
      const entry = readFileSync(join(src, folder, 'index.ts'), 'utf8');
      const missing = (imports ?? [title]).filter(name => !new RegExp(`\\b${name}\\b`).test(entry));
      expect(missing, 'names of the import line that the entry does not give').toEqual([]);
      // A name that leads nowhere is worse than none.
      const named = [
        ...related,
        ...whenNot.flatMap(line => [...line.matchAll(/use `(\w+)`/g)].map(([, name]) => name!)),
      ];
      expect(named.filter(name => !names.has(name))).toEqual([]);
    },
  );
});

describe('other names', () => {
  it('are of components that are there, and each leads to one', () => {
    expect(Object.keys(aliases).filter(name => !names.has(name))).toEqual([]);
    const all = Object.values(aliases).flat();
    expect(new Set(all).size).toBe(all.length);
  });

  it('have a page each, by which search finds them', () => {
    const text = readFileSync(join(src, 'docs/OtherNames.stories.tsx'), 'utf8');
    const pages = [...text.matchAll(/alias: '([^']+)', component: '(\w+)'/g)].map(
      ([, alias, name]) => `${alias}: ${name}`,
    );
    const expected = Object.entries(aliases).flatMap(([name, others]) =>
      others.map(alias => `${alias}: ${name}`),
    );
    expect(pages.toSorted()).toEqual(expected.toSorted());
  });
});

describe('the stories of right and wrong', () => {
  it('have one for every group of components', () => {
    const groups = globSync('*/*.stories.tsx', { cwd: src }).flatMap(
      file => /title: 'Components\/(\w+)\//.exec(readFileSync(join(src, file), 'utf8'))?.[1] ?? [],
    );
    const validated = readFileSync(join(src, 'docs/Pairs.stories.tsx'), 'utf8').matchAll(/group: '(\w+)'/g);
    expect(new Set([...validated].map(([, group]) => group))).toEqual(new Set(groups));
  });
});

describe('the list of components', () => {
  const story = (title: string, name: string): IndexEntry => ({
    id: `${title}--${name}`.toLowerCase(),
    type: 'story',
    title,
    name,
    importPath: './packages/ui/src/due-badge/DueBadge.stories.tsx',
    tags: [],
  });

  it('has one entry a component, with its matrix and its folder', () => {
    const entries = [
      story('Components/Status/DueBadge', 'Default'),
      story('Components/Status/DueBadge', 'Matrix'),
      story('Foundations/Fonts', 'All'),
    ];
    expect(listedOf(entries)).toEqual([
      {
        name: 'DueBadge',
        group: 'Status',
        folder: 'due-badge',
        docsId: 'components/status/duebadge--default',
        matrixId: 'components/status/duebadge--matrix',
        tags: [],
      },
    ]);
  });
});
