import { aView } from '@dossier/api/fixtures';
import { describe, expect, it } from 'vitest';
import { filtersFor } from './filters.ts';
import { listAddress } from './list-address.ts';
import { viewAddress } from './view-address.ts';

interface ShipQuery {
  search?: string;
  flag?: ('nl' | 'fr')[];
  status?: 'afloat'[];
  since?: string;
  until?: string;
  tonnes?: 100 | 200;
  late?: boolean;
  sort?: ('name' | '-name')[];
  page?: number;
  max?: number;
}
interface ShipValues {
  readonly search: string;
  readonly flags: readonly ('nl' | 'fr')[];
  readonly status: 'afloat' | null;
  readonly from: string;
  readonly to: string;
  readonly tonnes: 100 | 200 | null;
  readonly isLate: boolean;
}

const { text, day, flag, choice, oneOfMany, choices } = filtersFor<ShipQuery>();
const ships = listAddress<ShipValues, ShipQuery, 'name' | '-name'>({
  path: '/ships',
  filters: {
    search: text('q', 'search', { role: 'search' }),
    flags: choices(['nl', 'fr'] as const)('flag', 'flag'),
    status: oneOfMany(['afloat'] as const)('status', 'status', { role: 'view' }),
    from: day('from', 'since', { group: 'period' }),
    to: day('to', 'until', { group: 'period' }),
    tonnes: choice([100, 200] as const)('tonnes', 'tonnes'),
    isLate: flag('late', 'late'),
  },
  sortKeys: ['name'],
  usualSorts: ['name'],
  columnIds: ['name', 'flag'],
});
const views = viewAddress(ships);
const state = (search: string) => ships.read(new URLSearchParams(search));
const address =
  '/ships?q=ark&flag=nl%2Cfr&status=afloat&from=2026-10-01&tonnes=200&late=true&sort=-name&page=2&size=50';
const busy = state(address.split('?')[1]!);

describe('a list of anything', () => {
  it('is read from its address and written back', () => {
    expect(busy).toMatchObject({
      search: 'ark',
      flags: ['nl', 'fr'],
      status: 'afloat',
      from: '2026-10-01',
      tonnes: 200,
      isLate: true,
      sorts: ['-name'],
      page: 2,
      size: 50,
    });
    expect(ships.write(busy)).toBe(address);
    expect(ships.write(ships.empty)).toBe('/ships');
  });

  it('takes nothing from an address that it does not know', () => {
    expect(state('flag=de&status=sunk&from=2026-02-31&tonnes=300&late=1&sort=weight&page=0&size=7')).toEqual(
      ships.empty,
    );
  });

  it('asks for what is set, and for nothing else', () => {
    expect(ships.queryOf(busy)).toEqual({
      search: 'ark',
      flag: ['nl', 'fr'],
      status: ['afloat'],
      since: '2026-10-01',
      until: undefined,
      tonnes: 200,
      late: true,
      sort: ['-name'],
      page: 2,
      max: 50,
    });
    expect(ships.filtersOf(ships.empty)).toEqual({ flag: [] });
  });

  it('counts filters by group, and leaves the view when they are cleared', () => {
    expect(ships.filterCount({ ...busy, to: '2026-10-31' })).toBe(4);
    expect(ships.isFiltered({ ...ships.empty, status: 'afloat' })).toBe(false);
    expect(ships.write(ships.change(busy, ships.unfiltered))).toBe('/ships?status=afloat&sort=-name&size=50');
  });

  it('is kept in a view without what was searched for', () => {
    const view = views.viewOf(busy);
    expect(JSON.stringify(view)).not.toContain('ark');
    const back = views.stateOfView(aView(view), ships.empty);
    expect(back).toEqual({ ...busy, search: '', page: 1, size: 25 });
    expect(views.isOfView(aView(view), { ...back, page: 4 })).toBe(true);
  });

  it('knows the orders of its endpoint alone', () => {
    expect(ships.sortsFromTable([{ column: 'name', direction: 'descending' }])).toEqual(['-name']);
    expect(ships.sortsFromTable([{ column: 'weight', direction: 'ascending' }])).toEqual(['name']);
  });

  it('searches by the filter that is for it', () => {
    expect(ships.searchOf(busy)).toBe('ark');
    expect(ships.searchFor('boat')).toEqual({ search: 'boat' });
  });
});
