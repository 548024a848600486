'use client';
import { useClient, useEndpoint, useRevalidate } from '../client/index.ts';
import { parties, type InputOf, type OutputOf } from '../contract/index.ts';

export type OwnersReportQuery = NonNullable<InputOf<typeof parties.ownersReport>['query']>;
export type PartyFile = OutputOf<typeof parties.get>;
export type BeneficialOwners = OutputOf<typeof parties.owners>;
export type OwnersQuery = NonNullable<InputOf<typeof parties.owners>['query']>;
export type SuggestionsQuestion = InputOf<typeof parties.suggestions>['body'];
/** A party that may be the same as one that is about to be entered. */
export type SuggestedParty = OutputOf<typeof parties.suggestions>['items'][number];

/** One party; `null` waits. */
export function useParty(id: string | null) {
  return useEndpoint(parties.get, id === null ? null : { params: { id } });
}

/** A party as it was at the end of a day, yyyy-mm-dd; `null` waits. */
export const usePartyOn = (id: string, on: string | null) =>
  useEndpoint(parties.get, on === null ? null : { params: { id }, query: { on } });

/** Who the beneficial owners of a company are by what is stored, of a day or without a connection; `null` waits. */
export function useOwners(id: string | null, query: OwnersQuery = {}) {
  return useEndpoint(parties.owners, id === null ? null : { params: { id }, query });
}

export type OwnersAnswer = InputOf<typeof parties.confirmOwners>['body'];

/** Prints who the beneficial owners of a company are on a day, today unless one is named; throws `ApiError`. */
export function useOwnersReport() {
  const { gateway } = useClient();
  return (id: string, query: OwnersReportQuery): Promise<Blob> =>
    gateway.send(parties.ownersReport, { params: { id }, query });
}

/** Confirms who the beneficial owners of a company are; throws `ApiError`. What asks for that is read again. */
export function useConfirmOwners(id: string) {
  const { gateway } = useClient();
  const revalidate = useRevalidate();
  const refresh = () =>
    revalidate('parties.owners', 'parties.history', 'registrations.progress', 'registrations.status');
  return {
    refresh,
    confirm: async (body: OwnersAnswer): Promise<void> => {
      await gateway.send(parties.confirmOwners, { params: { id }, body });
      await refresh();
    },
  };
}

/** Reads them once, where a person has to look before a second file is made. */
export function useFindSuggestions() {
  const { gateway } = useClient();
  return async (question: SuggestionsQuestion): Promise<readonly SuggestedParty[]> =>
    (await gateway.send(parties.suggestions, { body: question })).items;
}

/** Parties that may be the same as one that is about to be entered; `null` asks nothing. */
export function useSuggestions(question: SuggestionsQuestion | null): readonly SuggestedParty[] {
  const { data } = useEndpoint(parties.suggestions, question === null ? null : { body: question });
  return data?.items ?? [];
}
