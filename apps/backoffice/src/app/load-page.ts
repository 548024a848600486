import type { RouteEntry } from './route.ts';

/** `/registrations/:id` and `/administration/*`, as routes are written. */
const patternOf = (path: string) =>
  new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+').replaceAll('*', '.*')}/?$`, 'i');

/** Fetches the page of an address before it is shown. */
export const loadPage = async (routes: readonly RouteEntry[], path: string): Promise<void> => {
  await routes.find(route => patternOf(route.path).test(path))?.load();
};
