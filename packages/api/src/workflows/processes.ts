'use client';
import { useClient, useEndpoint } from '../client/index.ts';
import { workflows, type InputOf, type OutputOf } from '../contract/index.ts';

export type ProcessList = OutputOf<typeof workflows.processes>;
export type Process = ProcessList['items'][number];
export type ProcessQuery = NonNullable<InputOf<typeof workflows.processes>['query']>;

/** A page of the processes that run; the previous page stays while the next one loads. */
export function useProcesses(query: ProcessQuery) {
  return useEndpoint(workflows.processes, { query });
}

/** Reads processes outside of a list on screen. */
export function useFindProcesses() {
  const { gateway } = useClient();
  return (query: ProcessQuery): Promise<ProcessList> => gateway.send(workflows.processes, { query });
}
