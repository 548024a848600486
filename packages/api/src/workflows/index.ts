'use client';
import { useEndpoint } from '../client/index.ts';
import { contract, type InputOf, type OutputOf } from '../contract/index.ts';

const { processes, overview } = contract.workflows;

export type ProcessList = OutputOf<typeof processes>;
export type Process = ProcessList['items'][number];
export type ProcessQuery = NonNullable<InputOf<typeof processes>['query']>;

/** A page of the processes that run; the previous page stays while the next one loads. */
export function useProcesses(query: ProcessQuery) {
  return useEndpoint(processes, { query });
}

export type Overview = OutputOf<typeof overview>;
export type OverviewQuery = NonNullable<InputOf<typeof overview>['query']>;

/** The figures of the dashboard; those of the period before stay while others load. */
export function useOverview(query: OverviewQuery) {
  return useEndpoint(overview, { query });
}
