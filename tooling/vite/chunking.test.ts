import { describe, expect, it } from 'vitest';
import { filesOfModules } from './chunking.ts';

/** A file of a build without groups, named like the first of its modules. */
const chunk = (
  modules: Readonly<Record<string, number>>,
  { imports = [], opens = [] }: { imports?: readonly string[]; opens?: readonly string[] } = {},
) => {
  const facade = Object.keys(modules)[0]!;
  return {
    fileName: `${facade}.js`,
    facadeModuleId: facade,
    isDynamicEntry: true,
    isEntry: facade === 'start',
    imports: imports.map(name => `${name}.js`),
    dynamicImports: opens.map(name => `${name}.js`),
    modules: Object.fromEntries(
      Object.entries(modules).map(([id, renderedLength]) => [
        id,
        { code: null, renderedLength, renderedExports: [], removedExports: [] },
      ]),
    ),
  };
};

describe('the files of a build', () => {
  const fileOf = filesOfModules(
    [
      chunk({ start: 1_000 }, { imports: ['react', 'loader'] }),
      chunk({ react: 500_000 }),
      chunk({ loader: 100 }),
      chunk({ list: 10 }, { imports: ['react', 'both', 'grid'], opens: ['dialog'] }),
      chunk({ record: 300_000 }, { imports: ['react', 'both', 'form'] }),
      chunk({ both: 40_000 }),
      chunk({ grid: 900_000 }),
      chunk({ form: 90_000 }),
      chunk({ dialog: 100_000 }, { imports: ['both'] }),
      chunk({ 'en/common': 1_000 }, { imports: ['loader'] }),
      chunk({ 'en/list': 500 }),
      chunk({ 'de/common': 1_000 }, { imports: ['loader'] }),
      chunk({ 'de/list': 500 }),
    ],
    [
      { name: '/list', modules: ['start', 'list'] },
      { name: '/record', modules: ['start', 'record'] },
      { name: '/list en', modules: ['en/common', 'en/list'] },
      { name: '/record en', modules: ['en/common'] },
      { name: '/list de', modules: ['de/common', 'de/list'] },
      { name: '/record de', modules: ['de/common'] },
    ],
  );

  it('are one for what everything needs', () => {
    expect(fileOf.get('react')).toBe(fileOf.get('start'));
    expect(fileOf.get('both')).toBe(fileOf.get('start'));
  });

  it('put what languages need as well into the file that starts, and nothing else of theirs', () => {
    expect(fileOf.get('loader')).toBe(fileOf.get('start'));
    expect(fileOf.get('en/common')).not.toBe(fileOf.get('start'));
  });

  it('are one for an entry with what it alone needs', () => {
    expect(fileOf.get('grid')).toBe(fileOf.get('list'));
    expect(fileOf.get('grid')).not.toBe(fileOf.get('form'));
  });

  it('are apart for what is loaded on demand', () => {
    expect(fileOf.get('dialog')).not.toBe(fileOf.get('list'));
  });

  it('never join what no entry loads together', () => {
    expect(fileOf.get('en/common')).not.toBe(fileOf.get('de/common'));
    expect(fileOf.get('en/common')).not.toBe(fileOf.get('react'));
  });

  it('name the entry whose module nothing starts with', () => {
    expect(() => filesOfModules([chunk({ start: 1 })], [{ name: '/gone', modules: ['gone'] }])).toThrow(
      'no file starts with gone, which /gone loads',
    );
  });
});
