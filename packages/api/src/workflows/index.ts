'use client';
import { useClient, useEndpoint, useRevalidate } from '../client/index.ts';
import { running, signOffs as signingOff, type InputOf, type OutputOf } from '../contract/index.ts';

const { processes, overview } = running;
const { signOff, signOffs, decide } = signingOff;

export type ProcessList = OutputOf<typeof processes>;
export type Process = ProcessList['items'][number];
export type SignOff = OutputOf<typeof signOff>;
export type SignOffSummary = OutputOf<typeof signOffs>['items'][number];
export type Decision = InputOf<typeof decide>['body']['decision'];
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

/** Requests that are open; with `mine`, those that the reader may decide on. */
export function useSignOffs(query: NonNullable<InputOf<typeof signOffs>['query']>) {
  return useEndpoint(signOffs, { query });
}

/** One request with what it changes; `null` waits. */
export function useSignOff(id: string | null) {
  return useEndpoint(signOff, id === null ? null : { params: { id } });
}

/** Decides on exactly what was read; throws `ApiError`. What was asked for, and whatever shows it, is read again. */
export function useDecide() {
  const { gateway } = useClient();
  const revalidate = useRevalidate();
  return async (seen: SignOff, decision: Decision, comment: string | null): Promise<SignOff> => {
    const { _id: id, version, payloadHash } = seen;
    const input = { params: { id }, body: { decision, payloadHash, comment } };
    const decided = await gateway.send(decide, input, { version });
    await revalidate(
      'workflows.signOff',
      'workflows.signOffs',
      'registrations.get',
      'registrations.list',
      'registrations.progress',
      'access.users',
    );
    return decided;
  };
}
