'use client';
import useSWR, { unstable_serialize, useSWRConfig, type SWRConfiguration, type SWRResponse } from 'swr';
import type { EndpointDefinition, EndpointName, InputOf, OutputOf } from '../contract/index.ts';
import { keyOf, type ApiError } from '../gateway/index.ts';
import { identityOf, useClient, useSession } from './ClientProvider.tsx';
import { inTime } from './in-time.ts';
import { giveFirst } from './give-first.ts';

/**
 * Reads an endpoint. `null` as input waits. Without an answer for ten seconds there is an error, so that a page says so
 * and offers to try again; an answer that comes after all takes its place.
 */
export function useEndpoint<E extends EndpointDefinition>(
  endpoint: E,
  input: InputOf<E> | null,
  options?: SWRConfiguration<OutputOf<E>, ApiError>,
): SWRResponse<OutputOf<E>, ApiError> {
  const { gateway, firstAnswers } = useClient();
  const identity = identityOf(useSession());
  const { cache, mutate } = useSWRConfig();
  const key = input === null ? null : keyOf(endpoint, input, identity);
  const isGiven = key !== null && giveFirst(firstAnswers, endpoint, key, cache);
  return useSWR<OutputOf<E>, ApiError>(
    key,
    () =>
      inTime(gateway.send(endpoint, input as InputOf<E>), (late, error) => {
        // What was read again meanwhile is newer; and who signs out takes the cache along, which the library rejects.
        if (cache.get(unstable_serialize(key))?.error === error)
          mutate(key, late, { revalidate: false }).catch(() => undefined);
      }),
    isGiven ? { ...options, ...asItIs } : options,
  );
}

/** What came with the page is shown without asking again. */
const asItIs = { revalidateOnMount: false };

/** Marks every cached answer of these endpoints as old: the ones on screen are read again. Names do: no page carries an endpoint for it. */
export function useRevalidate(): (...names: readonly EndpointName[]) => Promise<void> {
  const { mutate } = useSWRConfig();
  return async (...names) => {
    const stale = new Set<string>(names);
    await mutate(key => Array.isArray(key) && stale.has(String(key[1])));
  };
}
