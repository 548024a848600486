import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { routes } from '../apps/backoffice/src/app/routes.ts';
import { root } from './files.ts';
import { filesOf, pagesIn, readBudgets, routeViolations } from './route-sizes.ts';

const text = readFileSync(join(root, 'apps/backoffice/src/app/routes.ts'), 'utf8');

describe('the bytes of an address', () => {
  it('are asked of every page that has a chunk of its own', () => {
    const known = new Set(routes.map(({ path }) => path));
    const pages = pagesIn(text);
    expect(pages.filter(({ path }) => !known.has(path))).toEqual([]);
    expect(pages.map(({ path }) => path)).toContain('/login');
    expect(Object.keys(readBudgets()).toSorted()).toEqual(pages.map(({ path }) => path).toSorted());
  });

  it('count what a chunk cannot do without, each once', () => {
    const manifest = {
      page: { file: 'page.js', imports: ['shared', 'base'], css: ['page.css'] },
      shared: { file: 'shared.js', imports: ['base'] },
      base: { file: 'base.js' },
    };
    expect(filesOf(manifest, ['page', 'base'])).toEqual(['page.js', 'page.css', 'shared.js', 'base.js']);
    expect(() => filesOf(manifest, ['gone'])).toThrow('no chunk for gone');
  });

  it('fail on more than the budget, and on none', () => {
    expect(routeViolations('/login', 10, { '/login': 10 })).toEqual([]);
    expect(routeViolations('/login', 11, { '/login': 10 })).toEqual([
      '/login loads 11 bytes, and has a budget of 10.',
    ]);
    expect(routeViolations('/new', 1, {})).toHaveLength(1);
  });
});
