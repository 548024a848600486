'use client';
import { useClient, useEndpoint, useRevalidate } from '../client/index.ts';
import { registrations, type InputOf, type OutputOf } from '../contract/index.ts';
import type { SeenRegistration } from './list.ts';
import { readsOfRegistration } from './reads.ts';

export type Registration = OutputOf<typeof registrations.get>;
export type NewRegistration = InputOf<typeof registrations.create>['body'];
export type RegistrationProgress = OutputOf<typeof registrations.progress>;
export type NextStatus = RegistrationProgress['allowedNext'][number];
export type Blocker = NextStatus['blockers'][number];
export type StatusChange = InputOf<typeof registrations.changeStatus>['body'];

export function useRegistration(id: string | undefined) {
  return useEndpoint(registrations.get, id === undefined ? null : { params: { id } });
}

/** Starts an onboarding; lists on screen are read again. The key makes sending twice have one effect. */
export function useCreateRegistration() {
  const { gateway } = useClient();
  const revalidate = useRevalidate();
  return async (body: NewRegistration, idempotencyKey: string): Promise<Registration> => {
    const created = await gateway.send(registrations.create, { body }, { idempotencyKey });
    await revalidate('registrations.list');
    return created;
  };
}

/** What stands around the sections of a registration: what may follow, what is missing, until when, who signs off. */
export function useRegistrationProgress(id: string | null) {
  return useEndpoint(registrations.progress, id === null ? null : { params: { id } });
}

/** Reads a registration, what stands around it and the lists again. */
export function useRefreshRegistration() {
  const revalidate = useRevalidate();
  return () => revalidate(...readsOfRegistration);
}

/** Changes the status, or asks for it; throws `ApiError`. Whatever shows the registration is read again. */
export function useChangeStatus() {
  const { gateway } = useClient();
  const revalidate = useRevalidate();
  return {
    changeStatus: async (
      { _id, version }: SeenRegistration,
      body: StatusChange,
    ): Promise<RegistrationProgress> => {
      const changed = await gateway.send(
        registrations.changeStatus,
        { params: { id: _id }, body },
        { version },
      );
      await revalidate(...readsOfRegistration);
      return changed;
    },
    setWaiting: async ({ _id, version }: SeenRegistration, isWaiting: boolean): Promise<void> => {
      await gateway.send(registrations.wait, { params: { id: _id }, body: { isWaiting } }, { version });
      await revalidate(...readsOfRegistration);
    },
  };
}
