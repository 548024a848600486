'use client';
import { useClient, useEndpoint, useRevalidate } from '../client/index.ts';
import { workflows, type InputOf, type OutputOf } from '../contract/index.ts';

export type SignOff = OutputOf<typeof workflows.signOff>;
export type SignOffSummary = OutputOf<typeof workflows.signOffs>['items'][number];
export type Decision = InputOf<typeof workflows.decide>['body']['decision'];

/** Requests that are open; with `mine`, those that the reader may decide on. */
export function useSignOffs(query: NonNullable<InputOf<typeof workflows.signOffs>['query']>) {
  return useEndpoint(workflows.signOffs, { query });
}

/** One request with what it changes; `null` waits. */
export function useSignOff(id: string | null) {
  return useEndpoint(workflows.signOff, id === null ? null : { params: { id } });
}

/** Decides on exactly what was read; throws `ApiError`. What was asked for, and whatever shows it, is read again. */
export function useDecide() {
  const { gateway } = useClient();
  const revalidate = useRevalidate();
  return async (
    seen: SignOff,
    decision: Decision,
    comment: string | null,
    mfaCode: string | null = null,
  ): Promise<SignOff> => {
    const { _id: id, version, payloadHash } = seen;
    const input = { params: { id }, body: { decision, payloadHash, comment, mfaCode } };
    const decided = await gateway.send(workflows.decide, input, { version });
    await revalidate(
      'workflows.signOff',
      'workflows.signOffs',
      'workflows.process',
      'workflows.processes',
      'workflows.states',
      'registrations.get',
      'registrations.list',
      'registrations.progress',
      'access.users',
      'access.groups',
      'access.groupHistory',
    );
    return decided;
  };
}
