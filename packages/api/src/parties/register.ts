'use client';
import { useClient, useEndpoint, useRevalidate } from '../client/index.ts';
import { parties, type InputOf, type RegisterComparison } from '../contract/index.ts';

export type Discrepancy = RegisterComparison['discrepancies'][number];
export type RegisterExtract = InputOf<typeof parties.compareRegister>['body'];
export type DiscrepancyAnswer = InputOf<typeof parties.settleDiscrepancy>['body'];

/** Extracts of the register of beneficial owners that were compared for a company, the newest first. */
export function useRegisterComparisons(id: string) {
  return useEndpoint(parties.registerComparisons, { params: { id }, query: { max: 100 } });
}

/** Compares extracts and settles discrepancies; throws `ApiError`. What shows them is read again. */
export function useRegister(id: string) {
  const { gateway } = useClient();
  const revalidate = useRevalidate();
  const refresh = () => revalidate('parties.registerComparisons', 'parties.owners', 'parties.history');
  return {
    refresh,
    compare: async (body: RegisterExtract): Promise<void> => {
      await gateway.send(parties.compareRegister, { params: { id }, body });
      await refresh();
    },
    /** Attaches a document of the file; null detaches the one that is. */
    attach: async (comparisonId: string, documentId: string | null): Promise<void> => {
      const params = { id, comparisonId };
      await gateway.send(parties.attachExtract, { params, body: { document_id: documentId } });
      await refresh();
    },
    settle: async (
      comparisonId: string,
      { _id, version }: Pick<Discrepancy, '_id' | 'version'>,
      body: DiscrepancyAnswer,
    ): Promise<void> => {
      const params = { id, comparisonId, discrepancyId: _id };
      await gateway.send(parties.settleDiscrepancy, { params, body }, { version });
      await refresh();
    },
  };
}
