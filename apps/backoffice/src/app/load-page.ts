import { routePattern } from '@dossier/api/contract';
import type { RouteEntry } from './route.ts';

/** Fetches the page of an address before it is shown. */
export const loadPage = async (routes: readonly RouteEntry[], path: string): Promise<void> => {
  await routes.find(route => routePattern(route.path).test(path))?.load();
};
