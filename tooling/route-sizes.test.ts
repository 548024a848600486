import { describe, expect, it } from 'vitest';
import {
  placeholderPages,
  placeholderRecords,
} from '../apps/backoffice/src/app/placeholders/placeholder-pages.ts';
import { publicRoutes } from '../apps/backoffice/src/app/public-routes.ts';
import { routes } from '../apps/backoffice/src/app/routes.ts';
import { filesOf, pages, readBudgets, routeViolations } from './route-sizes.ts';

describe('the bytes of an address', () => {
  it('are asked of every page that has a chunk of its own', () => {
    // Places to come share one chunk with addresses that are none.
    const isLater = (path: string) =>
      [...placeholderPages, ...placeholderRecords].some(later => later.path === path);
    const paths = [...publicRoutes, ...routes].map(({ path }) => path).filter(path => !isLater(path));
    const routesFound = pages();
    expect(routesFound.map(({ path }) => path)).toEqual(paths);
    expect(Object.keys(readBudgets()).toSorted()).toEqual(routesFound.map(({ path }) => path).toSorted());
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
