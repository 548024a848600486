'use client';
import { useClient, useEndpoint, useRevalidate } from '../client/index.ts';
import { kyc, type InputOf } from '../contract/index.ts';

export type RiskOverride = InputOf<typeof kyc.overrideRisk>['body'];

/** The risk of a client: what counts, what the rules say today, and what was before. */
export function useRisk(partyId: string) {
  return useEndpoint(kyc.clientRisk, { params: { id: partyId } });
}

/** Assesses and overrides the risk of a client; throws `ApiError`. What shows it is read again. */
export function useChangeRisk(partyId: string) {
  const { gateway } = useClient();
  const revalidate = useRevalidate();
  const params = { id: partyId };
  const refresh = () =>
    revalidate(
      'kyc.clientRisk',
      'parties.get',
      'parties.history',
      'registrations.get',
      'registrations.status',
      'registrations.progress',
    );
  return {
    refresh,
    /** Records what the rules say, as it was seen. */
    assess: async (seen: InputOf<typeof kyc.assessRisk>['body']): Promise<void> => {
      await gateway.send(kyc.assessRisk, { params, body: seen });
      await refresh();
    },
    override: async (version: number, body: RiskOverride): Promise<void> => {
      await gateway.send(kyc.overrideRisk, { params, body }, { version });
      await refresh();
    },
    endOverride: async (version: number): Promise<void> => {
      await gateway.send(kyc.endRiskOverride, { params }, { version });
      await refresh();
    },
  };
}
