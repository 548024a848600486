import type { PartyNode } from '@dossier/api/contract';

/** What people call a party; a dash while no one knows. */
export function partyName({ naturalPerson, legalEntity }: PartyNode): string {
  if (legalEntity) return legalEntity.name || '—';
  const { preferredName, givenNames, initials, lastName } = naturalPerson ?? {};
  return [preferredName || givenNames || initials, lastName].filter(Boolean).join(' ') || '—';
}

export interface FoundParty {
  readonly party: PartyNode;
  readonly under: PartyNode | null;
}

export const everyParty = (
  parties: readonly PartyNode[],
  under: PartyNode | null = null,
): readonly FoundParty[] =>
  parties.flatMap(party => [{ party, under }, ...everyParty(party.parties ?? [], party)]);

export const findParty = (parties: readonly PartyNode[], id: string): FoundParty | undefined =>
  everyParty(parties).find(({ party }) => party._id === id);
