'use client';
import { useMemo } from 'react';
import { useClient, useEndpoint } from '../client/index.ts';
import { registrations, type InputOf, type OutputOf } from '../contract/index.ts';

export type RegistrationList = OutputOf<typeof registrations.list>;
export type RegistrationRow = RegistrationList['items'][number];
export type RegistrationQuery = NonNullable<InputOf<typeof registrations.list>['query']>;

/** A registration as someone saw it: what a change is based on. */
export type SeenRegistration = Pick<RegistrationRow, '_id' | 'version'>;

/** A page of registrations; the previous page stays while the next one loads. */
export function useRegistrations(query: RegistrationQuery | null) {
  return useEndpoint(registrations.list, query === null ? null : { query });
}

/** How much of what the firm asks for is there, of each row of the list with the same query, by its id. */
export function useCompleteness(
  query: RegistrationQuery | null,
): ReadonlyMap<string, { readonly done: number; readonly total: number }> {
  const { data } = useEndpoint(registrations.completeness, query === null ? null : { query });
  return useMemo(() => new Map(data?.items.map(item => [item._id, item])), [data]);
}

/** Reads registrations outside of a list on screen: what an action on all that match is about. */
export function useFindRegistrations() {
  const { gateway } = useClient();
  return (query: RegistrationQuery, signal?: AbortSignal): Promise<RegistrationList> =>
    gateway.send(registrations.list, { query }, signal ? { signal } : {});
}
