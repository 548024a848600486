'use client';
import { useEndpoint, useRevalidate, useClient } from '../client/index.ts';
import { contract, type InputOf, type OutputOf } from '../contract/index.ts';

const { list, get, create } = contract.registrations;

export type RegistrationList = OutputOf<typeof list>;
export type RegistrationRow = RegistrationList['items'][number];
export type Registration = OutputOf<typeof get>;
export type RegistrationQuery = NonNullable<InputOf<typeof list>['query']>;
export type NewRegistration = InputOf<typeof create>['body'];

/** A page of registrations; the previous page stays while the next one loads. */
export function useRegistrations(query: RegistrationQuery | null) {
  return useEndpoint(list, query === null ? null : { query });
}

/** One registration with its parties. */
export function useRegistration(id: string) {
  return useEndpoint(get, { params: { id } });
}

/** Starts an onboarding; lists on screen are read again. The key makes sending twice have one effect. */
export function useCreateRegistration() {
  const { gateway } = useClient();
  const revalidate = useRevalidate();
  return async (body: NewRegistration, idempotencyKey: string): Promise<Registration> => {
    const created = await gateway.send(create, { body }, { idempotencyKey });
    await revalidate(list);
    return created;
  };
}
