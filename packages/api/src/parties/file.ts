'use client';
import { useClient, useEndpoint, useRevalidate } from '../client/index.ts';
import { parties, type ClientFileSection, type InputOf, type OutputOf } from '../contract/index.ts';

type Party = OutputOf<typeof parties.get>;
export type SectionPatch = InputOf<typeof parties.update>['body'];
export type PartyEvent = OutputOf<typeof parties.history>['items'][number];
export type PartyStatusChange = InputOf<typeof parties.changeStatus>['body'];

export type PartyRestriction = InputOf<typeof parties.restrict>['body'];

export type PartyDeletion = OutputOf<typeof parties.deletion>;
export type DeletionChange = InputOf<typeof parties.changeDeletion>['body'];

export type PortalChange = InputOf<typeof parties.changePortal>['body'];

/** A section of a client file, as it was seen. */
export interface SeenSection {
  readonly section: ClientFileSection;
  readonly version: number;
}

/** Changes a section of a client file that was seen in a version; throws `ApiError`, 412 where someone was faster. */
export function useUpdateSection(id: string) {
  const { gateway } = useClient();
  const revalidate = useRevalidate();
  return async ({ section, version }: SeenSection, body: SectionPatch): Promise<Party> => {
    const changed = await gateway.send(parties.update, { params: { id, section }, body }, { version });
    await revalidate(
      'parties.get',
      'parties.list',
      'parties.history',
      'registrations.get',
      'registrations.list',
    );
    return changed;
  };
}

/** Makes another status the present one (3-decisions 4.8); throws `ApiError`. */
export function useChangePartyStatus() {
  const { gateway } = useClient();
  const revalidate = useRevalidate();
  return async (
    { _id: id, version }: Pick<Party, '_id' | 'version'>,
    body: PartyStatusChange,
  ): Promise<void> => {
    await gateway.send(parties.changeStatus, { params: { id }, body }, { version });
    await revalidate('parties.get', 'parties.list', 'parties.history');
  };
}

/** Keeps a client from everyone but those named for its kind, or lifts that; throws `ApiError`. */
export function useRestrictParty() {
  const { gateway } = useClient();
  const revalidate = useRevalidate();
  return async (
    { _id: id, version }: Pick<Party, '_id' | 'version'>,
    body: PartyRestriction,
  ): Promise<void> => {
    await gateway.send(parties.restrict, { params: { id }, body }, { version });
    await revalidate('parties.get', 'parties.list', 'parties.history');
  };
}

/** Changes how the account of a client on the client portal stands; throws `ApiError`. */
export function useChangePortal() {
  const { gateway } = useClient();
  const revalidate = useRevalidate();
  return async ({ _id: id, version }: Pick<Party, '_id' | 'version'>, body: PortalChange): Promise<void> => {
    await gateway.send(parties.changePortal, { params: { id }, body }, { version });
    await revalidate('parties.get', 'parties.history');
  };
}

/** Whether the deletion of a client is requested, and what stands in the way of it today. */
export const usePartyDeletion = (id: string) => useEndpoint(parties.deletion, { params: { id } });

/** Requests the deletion of a client, or withdraws that; throws `ApiError`. */
export function useChangeDeletion() {
  const { gateway } = useClient();
  const revalidate = useRevalidate();
  return async (
    { _id: id, version }: Pick<Party, '_id' | 'version'>,
    body: DeletionChange,
  ): Promise<void> => {
    await gateway.send(parties.changeDeletion, { params: { id }, body }, { version });
    await revalidate('parties.get', 'parties.list', 'parties.history', 'parties.deletion');
  };
}

/** A party past what the page has, and who changed it last: what two versions are merged with. */
export function useReadParty() {
  const { gateway } = useClient();
  return async (id: string): Promise<{ party: Party; by: string | null; at: string | null }> => {
    const params = { id };
    const [party, events] = await Promise.all([
      gateway.send(parties.get, { params }),
      gateway.send(parties.history, { params, query: { max: 10 } }),
    ]);
    const last = events.items.find(event => event.version !== null);
    return { party, by: last?.actor ?? null, at: last?.at ?? null };
  };
}

/** One masked value of a party in full. Each call is written down, so nothing keeps the answer. */
export function useRevealOfParty(id: string) {
  const { gateway } = useClient();
  const revalidate = useRevalidate();
  return async (field: string): Promise<string> => {
    const { value } = await gateway.send(parties.reveal, { params: { id }, body: { field } });
    await revalidate('parties.history');
    return value;
  };
}

export function usePartyHistory(id: string, max: number) {
  return useEndpoint(parties.history, { params: { id }, query: { max } });
}
