'use client';
import { useClient, useRevalidate } from '../client/index.ts';
import { ApiError } from '../gateway/index.ts';
import type { SeenRegistration } from './list.ts';

/**
 * The endpoint comes with the first use: it answers a registration with its parties, and the list would carry the whole
 * of that for nothing. Where it does not come there is no connection; Chromium (153) never asks again for a module that
 * did not come, so that without one it is not asked at all.
 */
async function endpoint() {
  if (!navigator.onLine) throw new ApiError('offline');
  try {
    return (await import('../contract/registration.ts')).registration.assign;
  } catch (cause) {
    throw new ApiError('offline', { cause });
  }
}

/** Gives the work on a registration to somebody, or to nobody; throws `ApiError`. Lists are read again by `refresh`. */
export function useAssignRegistration() {
  const { gateway } = useClient();
  const revalidate = useRevalidate();
  return {
    assign: async ({ _id, version }: SeenRegistration, assigneeId: string | null, signal?: AbortSignal) =>
      gateway.send(
        await endpoint(),
        { params: { id: _id }, body: { assigneeId } },
        { version, ...(signal && { signal }) },
      ),
    refresh: () => revalidate('registrations.list', 'registrations.get', 'registrations.progress'),
  };
}
