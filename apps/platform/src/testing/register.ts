import type { BeneficialOwners, BodyOf, contract, RegisterComparison } from '@dossier/api/contract';
import type { TestPlatform } from './platform.ts';

type Entry = BodyOf<typeof contract.parties.compareRegister>['entries'][number];

export const registerPath = (partyId: string) => `/api/main/parties/${partyId}/owners/register`;

/** Persons of an extract, each with shares of a size that is not stated unless it says another. */
export const extractOf = (entries: readonly Partial<Entry>[]): readonly Entry[] =>
  entries.map(entry => ({ _id: null, name: null, natures: ['shares'], band: null, ...entry }));

/** Compares an extract as a page does: with the owners as they are now. */
export async function compareRegister(
  platform: TestPlatform,
  token: string,
  partyId: string,
  entries: readonly Partial<Entry>[],
): Promise<RegisterComparison> {
  const { hash } = await platform.get<BeneficialOwners>(`/api/main/parties/${partyId}/owners`, { token });
  return platform.get<RegisterComparison>(registerPath(partyId), {
    method: 'POST',
    token,
    body: { hash, extractOn: '2026-11-02', register: 'KVK', entries: extractOf(entries) },
  });
}
