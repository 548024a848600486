'use client';
import { useEndpoint } from '../client/index.ts';
import { workflows, type InputOf, type OutputOf } from '../contract/index.ts';

export type Overview = OutputOf<typeof workflows.overview>;
export type OverviewQuery = NonNullable<InputOf<typeof workflows.overview>['query']>;

/** The figures of the dashboard; those of the period before stay while others load. */
export function useOverview(query: OverviewQuery) {
  return useEndpoint(workflows.overview, { query });
}

/** What the reader has to do today, the first of it; what was shown stays while another kind loads. */
export function useMyWork(query: NonNullable<InputOf<typeof workflows.myWork>['query']>) {
  return useEndpoint(workflows.myWork, { query });
}
