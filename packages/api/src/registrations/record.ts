'use client';
import { useClient, useEndpoint, useRevalidate } from '../client/index.ts';
import { parties, registrations, type InputOf, type OutputOf } from '../contract/index.ts';
import { readsOfRegistration } from './reads.ts';

type Registration = OutputOf<typeof registrations.get>;
export type PartiesChangeInput = InputOf<typeof registrations.update>['body'];
export type RegistrationHistory = OutputOf<typeof registrations.history>;
export type RegistrationEvent = RegistrationHistory['items'][number];
export type DuplicatesQuestion = InputOf<typeof registrations.duplicates>['body'];
export type Duplicate = OutputOf<typeof registrations.duplicates>['items'][number];
export type RegisteredCompany = OutputOf<typeof parties.company>['items'][number];

/** Changes the parties of a registration that was seen in a version; throws `ApiError`, 412 where someone was faster. */
export function useUpdateRegistration() {
  const { gateway } = useClient();
  const revalidate = useRevalidate();
  return async (
    { _id, version }: Pick<Registration, '_id' | 'version'>,
    body: PartiesChangeInput,
  ): Promise<Registration> => {
    const changed = await gateway.send(registrations.update, { params: { id: _id }, body }, { version });
    await revalidate(...readsOfRegistration, 'registrations.history', 'parties.get');
    return changed;
  };
}

/** A registration past what the page has, and who changed it last: what two versions are merged with. */
export interface ReadNow {
  readonly registration: Registration;
  readonly by: string | null;
  readonly at: string | null;
}

export function useReadRegistration() {
  const { gateway } = useClient();
  return async (id: string): Promise<ReadNow> => {
    const params = { id };
    const [registration, events] = await Promise.all([
      gateway.send(registrations.get, { params }),
      gateway.send(registrations.history, { params, query: { max: 10 } }),
    ]);
    const last = events.items.find(event => event.version !== null);
    return { registration, by: last?.actor ?? null, at: last?.at ?? null };
  };
}

/** One masked value in full. Each call is written down, so nothing keeps the answer. */
export function useReveal(id: string) {
  const { gateway } = useClient();
  const revalidate = useRevalidate();
  return async (partyId: string, field: string): Promise<string> => {
    const { value } = await gateway.send(registrations.reveal, { params: { id, partyId }, body: { field } });
    await revalidate('registrations.history');
    return value;
  };
}

export function useRegistrationHistory(id: string, max: number) {
  return useEndpoint(registrations.history, { params: { id }, query: { max } });
}

/** Asks whether there is a registration of the same people or company already. */
export function useFindDuplicates() {
  const { gateway } = useClient();
  return async (body: DuplicatesQuestion): Promise<readonly Duplicate[]> =>
    (await gateway.send(registrations.duplicates, { body })).items;
}

/** What the postcode register and the company register know. */
export function useLookups() {
  const { gateway } = useClient();
  return {
    door: async (postalCode: string, houseNumber: string, signal: AbortSignal) =>
      (await gateway.send(parties.address, { query: { postalCode, houseNumber } }, { signal })).items[0],
    companies: async (search: string, signal?: AbortSignal): Promise<readonly RegisteredCompany[]> =>
      (await gateway.send(parties.company, { query: { search } }, signal ? { signal } : {})).items,
  };
}
