'use client';
import { useEndpoint } from '../client/index.ts';
import { myWork, overviews, type InputOf, type OutputOf } from '../contract/index.ts';

const { overview } = overviews;
const { myWork: today } = myWork;

export type Overview = OutputOf<typeof overview>;
export type OverviewQuery = NonNullable<InputOf<typeof overview>['query']>;

/** The figures of the dashboard; those of the period before stay while others load. */
export function useOverview(query: OverviewQuery) {
  return useEndpoint(overview, { query });
}

/** What the reader has to do today, the first of it; what was shown stays while another kind loads. */
export function useMyWork(query: NonNullable<InputOf<typeof today>['query']>) {
  return useEndpoint(today, { query });
}
