'use client';
import { useClient, useEndpoint } from '../client/index.ts';
import { parties, type InputOf, type OutputOf } from '../contract/index.ts';

export type PartyList = OutputOf<typeof parties.list>;
export type PartyRow = PartyList['items'][number];
export type PartyQuery = NonNullable<InputOf<typeof parties.list>['query']>;

/** A page of parties; the previous page stays while the next one loads. `null` waits. */
export function useParties(query: PartyQuery | null) {
  return useEndpoint(parties.list, query === null ? null : { query });
}

/** Reads parties outside of a list on screen. */
export function useFindParties() {
  const { gateway } = useClient();
  return (query: PartyQuery, signal?: AbortSignal): Promise<PartyList> =>
    gateway.send(parties.list, { query }, signal ? { signal } : {});
}
