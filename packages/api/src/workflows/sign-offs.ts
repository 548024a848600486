'use client';
import { useClient, useEndpoint, useRevalidate } from '../client/index.ts';
import { signOffs as signingOff, type InputOf, type OutputOf } from '../contract/index.ts';

const { signOff, signOffs, decide } = signingOff;

export type SignOff = OutputOf<typeof signOff>;
export type SignOffSummary = OutputOf<typeof signOffs>['items'][number];
export type Decision = InputOf<typeof decide>['body']['decision'];

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
