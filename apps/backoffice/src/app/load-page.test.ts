import { expect, it, vi } from 'vitest';
import { fetched } from './fetched.ts';
import { loadPage } from './load-page.ts';
import type { RouteEntry } from './route.ts';

const Page = () => null;
const route = (path: string) => {
  const read = vi.fn<() => Promise<typeof Page>>(async () => Page);
  return {
    read,
    entry: { path, demands: { area: 'administration' }, ...fetched(read) } satisfies RouteEntry,
  };
};

it('fetches the page of an address once, and no other', async () => {
  const [list, record, rest] = [route('/registrations'), route('/registrations/:id'), route('/*')];
  const routes = [list.entry, record.entry, rest.entry];
  const read = () => [list, record, rest].map(page => page.read.mock.calls.length);
  await loadPage(routes, '/registrations/4711');
  expect(read()).toEqual([0, 1, 0]);
  await loadPage(routes, '/registrations/4712/');
  await loadPage(routes, '/Registrations');
  expect(read()).toEqual([1, 1, 0]);
  await loadPage(routes, '/registrations/4711/more');
  expect(read()).toEqual([1, 1, 1]);
});
