import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { addressOf, joined, placesOf } from './chunk-groups.ts';
import { root } from './files.ts';

const at = (path: string) => join(root, 'apps/backoffice', path);
const chunk = (
  facade: string | null,
  imports: readonly string[],
  modules: Readonly<Record<string, number>>,
) => ({
  fileName: `${facade ?? Object.keys(modules)[0]}.js`,
  facadeModuleId: facade,
  imports: imports.map(name => `${name}.js`),
  modules: Object.fromEntries(
    Object.entries(modules).map(([id, renderedLength]) => [
      id,
      { code: null, renderedLength, renderedExports: [], removedExports: [] },
    ]),
  ),
});

describe('the files of a build', () => {
  const page = at('index.html');
  const behind = at('src/app/Administration.tsx');
  const inside = at('src/app/inside.ts');
  const list = at('src/areas/registrations/RegistrationsPage.tsx');
  const record = at('src/areas/registrations/RegistrationPage.tsx');
  const view = at('src/areas/registrations/views/ViewModal.tsx');
  const words = (folder: string, name: string) => at(`src/${folder}/nl-NL/${name}.ts`);
  const chunkOf = placesOf([
    chunk(page, ['react'], { [page]: 0 }),
    chunk(null, [], { react: 100_000 }),
    chunk(behind, ['react', 'cache'], { [behind]: 0 }),
    chunk(null, [], { cache: 5_000 }),
    chunk(inside, ['react', 'menu'], { [inside]: 0 }),
    chunk(null, [], { menu: 5_000 }),
    chunk(list, ['react', 'menu', 'both', 'grid'], { [list]: 10 }),
    chunk(record, ['react', 'both', 'form'], { [record]: 100_000 }),
    chunk(view, ['both', 'form'], { [view]: 10 }),
    chunk(null, [], { both: 40_000 }),
    chunk(null, [], { grid: 900_000 }),
    chunk(null, [], { form: 90_000 }),
    chunk(words('locales', 'outside'), [], { [words('locales', 'outside')]: 10 }),
    chunk(words('messages', 'index'), [], { [words('messages', 'index')]: 0, texts: 500 }),
    chunk(words('locales', 'everyday'), [], { [words('locales', 'everyday')]: 10 }),
    chunk(words('messages', 'everyday'), [], { [words('messages', 'everyday')]: 500 }),
    chunk(words('messages', 'vocabularies/record'), [], { [words('messages', 'vocabularies/record')]: 500 }),
    chunk(words('locales', 'late/record'), [], { [words('locales', 'late/record')]: 500 }),
    chunk(words('locales', 'late/work'), [], { [words('locales', 'late/work')]: 500 }),
  ]);

  it('are one for what everything starts with, and what it starts', () => {
    expect(chunkOf.get('react')).toBe('start');
    expect(chunkOf.get(page)).toBe('start');
  });

  it('are one for the frame, though that only hands on what others have', () => {
    expect(chunkOf.get(inside)).toBe('inside');
    expect(chunkOf.get('menu')).toBe('inside');
  });

  it('put what every page behind signing in begins with beside the frame', () => {
    expect(chunkOf.get('cache')).toBe('inside');
  });

  it('are one for a page with what it alone needs', () => {
    expect(chunkOf.get(list)).toMatch(/^RegistrationsPage-/);
    expect(chunkOf.get('grid')).toBe(chunkOf.get(list));
  });

  it('are one for the words of a language, which are always fetched together', () => {
    expect(chunkOf.get(words('locales', 'outside'))).toMatch(/^nl-NL-/);
    expect(chunkOf.get('texts')).toBe(chunkOf.get(words('messages', 'index')));
    expect(chunkOf.get('texts')).toBe(chunkOf.get(words('locales', 'outside')));
    const rest = chunkOf.get(words('locales', 'everyday'));
    expect(rest).not.toBe(chunkOf.get(words('locales', 'outside')));
    expect(chunkOf.get(words('messages', 'everyday'))).toBe(rest);
  });

  it('are one for the words of each kind of page', () => {
    const names = ['everyday', 'late/record', 'late/work'].map(name => chunkOf.get(words('locales', name)));
    expect(new Set(names).size).toBe(3);
    expect(names.every(name => name?.startsWith('nl-NL-'))).toBe(true);
    expect(chunkOf.get(words('messages', 'vocabularies/record'))).toBe(names[1]);
  });

  it('keep a dialog from what only a page needs that it does not open over', () => {
    expect(chunkOf.get('form')).not.toBe(chunkOf.get(record));
  });

  it('refuse a build that begins with something else', () => {
    expect(() => placesOf([])).toThrow('tooling/chunk-groups.ts');
  });

  describe('are joined', () => {
    const bundle = (users: readonly string[], brings: Readonly<Record<string, number>>) => ({
      users: new Set(users),
      files: Object.keys(brings).slice(0, 1),
      modules: [users.join()],
      brings: new Map(Object.entries(brings)),
    });
    const needs = new Map([
      ['a', new Set(['one', 'other', 'deep'])],
      ['b', new Set(['one', 'other', 'deep'])],
      ['c', new Set(['other'])],
    ]);
    const count = (one: Record<string, number>) =>
      joined([bundle(['a', 'b'], one), bundle(['a', 'b', 'c'], { other: 500 })], needs).length;

    it('where that saves a request for little, and only there', () => {
      expect(count({ one: 500 })).toBe(1);
      expect(count({ one: 90_000 })).toBe(2);
      expect(joined([bundle(['a'], { one: 500 }), bundle(['c'], { other: 500 })], needs)).toHaveLength(2);
    });

    it('not where one would bring along what it imports', () => {
      expect(count({ one: 500, deep: 90_000 })).toBe(2);
    });

    it('not for the sake of a dialog', () => {
      const modals = ['xModal.tsx', 'yModal.tsx'];
      expect(
        joined([bundle(modals, { one: 500 }), bundle([...modals, 'c'], { other: 500 })], needs),
      ).toHaveLength(2);
    });
  });
});

it('a file is found by what it is and its hash, without the number of its group', () => {
  expect(['inside', 'RegistrationsPage-21', 'en-US-93', 'shared-7'].map(name => addressOf({ name }))).toEqual(
    [
      'assets/inside-[hash].js',
      'assets/RegistrationsPage-[hash].js',
      'assets/en-US-[hash].js',
      'assets/part-[hash].js',
    ],
  );
});
