import { registrationStatus } from '@dossier/validators/vocabularies';
import { plainLayout } from '@dossier/ui/data-table';
import { describe, expect, it } from 'vitest';
import { sortsOfTable } from '../../shared/list-kit/list-address.ts';
import { awaiting, registrationAddress, type ListState } from './list-address.ts';

const {
  change: changeList,
  empty: emptyList,
  write: listAddress,
  queryOf,
  filterCount,
  isFiltered,
  read: readList,
  sortsFromTable,
} = registrationAddress;

const read = (text: string) => readList(new URLSearchParams(text));
const busy: ListState = {
  search: 'de haven & co',
  status: registrationStatus.code('COMPLETE'),
  types: ['BUSINESS', 'JOINT'],
  channels: ['Self-service'],
  assignee: 'me',
  from: '2026-10-01',
  to: '2026-10-31',
  toApprove: true,
  updatedWithin: 7,
  updatedFrom: '2026-11-01',
  updatedTo: '2026-11-20',
  reached: 'ACCEPTED',
  sorts: ['name', '-updatedAt'],
  layout: { order: [], hidden: ['city'], pinned: ['status'], widths: { name: 300 } },
  page: 3,
  size: 50,
};

describe('the list in the address', () => {
  it('reads back what it wrote', () => {
    expect(readList(new URL(listAddress(busy), 'http://x').searchParams)).toEqual(busy);
    expect(read('')).toEqual(emptyList);
  });

  it('is short when everything is as usual', () => {
    expect(listAddress(emptyList)).toBe('/administration/registrations');
  });

  it('has the columns as the person keeps them, unless it says something of them itself', () => {
    const layout = { ...plainLayout, hidden: ['risk'], widths: { name: 250 } };
    expect(readList(new URLSearchParams('search=de'), layout).layout).toEqual(layout);
    expect(readList(new URLSearchParams('h1=city'), layout).layout).toEqual({
      ...plainLayout,
      hidden: ['city'],
    });
  });

  it('ignores what it does not know', () => {
    expect(
      read(
        'status=NOPE&type=X,JOINT&sort=-password&page=-1&size=7&colour=red&h1=secret&from=2026-02-31&reached=X' +
          '&toApprove=1&updated=8&updatedFrom=today&updatedTo=2026-13-01',
      ),
    ).toEqual({
      ...emptyList,
      types: ['JOINT'],
    });
  });

  it('goes back to the first page when anything else changes', () => {
    expect(changeList(busy, { search: '' }).page).toBe(1);
    expect(changeList(busy, { page: 4 })).toEqual({ ...busy, page: 4 });
  });

  it('is filtered by what is searched for and chosen, not by the view that is open', () => {
    expect(isFiltered(busy)).toBe(true);
    expect(isFiltered({ ...emptyList, updatedWithin: 1 })).toBe(true);
    expect(isFiltered({ ...emptyList, ...awaiting, page: 2 })).toBe(false);
  });

  it('counts a filter once, however much is chosen in it, and neither search nor view', () => {
    expect(filterCount(emptyList)).toBe(0);
    expect(filterCount({ ...emptyList, search: 'van', ...awaiting })).toBe(0);
    const period = { updatedFrom: '2026-11-01', updatedTo: '2026-11-20' };
    expect(filterCount({ ...emptyList, ...period, types: ['JOINT', 'BUSINESS'], assignee: 'me' })).toBe(3);
  });

  it('asks the platform only for what is set', () => {
    expect(queryOf(emptyList)).toMatchObject({
      search: undefined,
      status: undefined,
      assignee: undefined,
      updatedWithin: undefined,
      toApprove: undefined,
      page: 1,
      max: 25,
    });
  });

  it('speaks the words of the table', () => {
    const sorts = [{ column: 'updatedAt', direction: 'descending' }] as const;
    expect(sortsOfTable(['-updatedAt'])).toEqual(sorts);
    expect(sortsFromTable([{ column: 'name', direction: 'ascending' }, ...sorts])).toEqual([
      'name',
      '-updatedAt',
    ]);
    expect(sortsFromTable([{ column: 'drop table', direction: 'ascending' }])).toEqual(['-updatedAt']);
    expect(sortsFromTable([])).toEqual(['-updatedAt']);
  });
});
