import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { joined, placesOf } from './chunk-groups.ts';
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
  const inside = at('src/app/inside.ts');
  const list = at('src/areas/registrations/RegistrationsPage.tsx');
  const record = at('src/areas/registrations/RegistrationPage.tsx');
  const places = placesOf([
    chunk(page, ['react'], { [page]: 1 }),
    chunk(null, [], { react: 100_000 }),
    chunk(inside, ['react', 'menu'], { [inside]: 10 }),
    chunk(null, [], { menu: 5_000 }),
    chunk(list, ['react', 'menu', 'both'], { [list]: 10 }),
    chunk(record, ['react', 'both'], { [record]: 10 }),
    chunk(null, [], { both: 40_000, shaken: 0 }),
  ]);

  it('are one for what everything starts with', () => {
    expect(places.get('react')).toBe('start');
    expect(places.has(page)).toBe(false);
  });

  it('are one for the frame, with what only its pages need beside it', () => {
    expect(places.get(inside)).toBe('inside');
    expect(places.get('menu')).toBe('inside');
  });

  it('leave to a page what it alone needs, and nobody what nobody uses', () => {
    expect(places.has(list)).toBe(false);
    expect(places.has('shaken')).toBe(false);
  });

  it('refuse a build that begins with something else', () => {
    expect(() => placesOf([])).toThrow('tooling/chunk-groups.ts');
  });

  it('are joined where that saves a request for little, and only there', () => {
    const bundle = (users: readonly string[], weight: number) => ({
      users: new Set(users),
      modules: [users.join()],
      weight,
    });
    expect(joined([bundle(['a', 'b'], 500), bundle(['a', 'b', 'c'], 500)])).toHaveLength(1);
    expect(joined([bundle(['a', 'b'], 90_000), bundle(['a', 'b', 'c'], 500)])).toHaveLength(2);
    expect(joined([bundle(['a'], 500), bundle(['b'], 500)])).toHaveLength(2);
  });
});
