'use client';
import { useCallback, useEffect } from 'react';
import useSWR, { unstable_serialize, useSWRConfig, type SWRConfiguration, type SWRResponse } from 'swr';
import type { EndpointDefinition, EndpointName, InputOf, OutputOf } from '../contract/index.ts';
import { keyOf, type ApiError } from '../gateway/index.ts';
import { identityOf, useClient, useSession } from './ClientProvider.tsx';
import { inTime } from './in-time.ts';

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
  const name = unstable_serialize(key);
  const first = key === null ? undefined : (firstAnswers.read(endpoint, key) as OutputOf<E> | undefined);
  useEffect(() => {
    // A change finds it in the cache from now on, like any other answer.
    if (first !== undefined) void mutate(name, (cached = first) => cached, { revalidate: false });
  }, [first, mutate, name]);
  return useSWR<OutputOf<E>, ApiError>(
    key,
    () =>
      inTime(gateway.send(endpoint, input as InputOf<E>), (overdue, error) => {
        // What was read again meanwhile is newer; and who signs out takes the cache along, which the library rejects.
        if (cache.get(name)?.error === error)
          mutate(key, overdue, { revalidate: false }).catch(() => undefined);
      }),
    first === undefined ? options : { ...options, fallbackData: first, revalidateOnMount: false },
  );
}

/** Marks every cached answer of these endpoints as old: the ones on screen are read again. Names do: no page carries an endpoint for it. */
export function useRevalidate(): (...names: readonly EndpointName[]) => Promise<void> {
  const { mutate } = useSWRConfig();
  return useCallback(
    async (...names: readonly EndpointName[]) => {
      const stale = new Set<string>(names);
      await mutate(key => Array.isArray(key) && stale.has(String(key[1])));
    },
    [mutate],
  );
}
