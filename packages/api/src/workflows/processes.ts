'use client';
import { useEndpoint } from '../client/index.ts';
import { running, type InputOf, type OutputOf } from '../contract/index.ts';

const { processes } = running;

export type ProcessList = OutputOf<typeof processes>;
export type Process = ProcessList['items'][number];
export type ProcessQuery = NonNullable<InputOf<typeof processes>['query']>;

/** A page of the processes that run; the previous page stays while the next one loads. */
export function useProcesses(query: ProcessQuery) {
  return useEndpoint(processes, { query });
}
