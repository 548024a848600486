import type { PartyNode } from '@dossier/api/contract';

export { partyName } from '../parties/service.ts';

/** Every party gets an id of ours, at every depth; one that came along says nothing. */
export function withIds(parties: readonly PartyNode[], newId: () => string): PartyNode[] {
  return parties.map(party => ({
    ...party,
    _id: newId(),
    ...(party.parties ? { parties: withIds(party.parties, newId) } : {}),
  }));
}

/** A party, and the id of the one that it stands under; null for the registration itself. */
export interface PartyPosition {
  readonly party: PartyNode;
  readonly under: string | null;
  readonly depth: number;
}

/** Every party at every depth, parents first. */
export function everyParty(
  parties: readonly PartyNode[],
  under: string | null = null,
  depth = 0,
): readonly PartyPosition[] {
  return parties.flatMap(party => [
    { party, under, depth },
    ...everyParty(party.parties ?? [], party._id ?? null, depth + 1),
  ]);
}

export const findParty = (parties: readonly PartyNode[], id: string): PartyPosition | undefined =>
  everyParty(parties).find(({ party }) => party._id === id);

/** The same tree with another version of each party; null takes it out, and the parties below it. */
export function mapParties(
  parties: readonly PartyNode[],
  change: (party: PartyNode) => PartyNode | null,
): PartyNode[] {
  return parties.flatMap(party => {
    const changed = change(party);
    if (changed === null) return [];
    return [changed.parties ? { ...changed, parties: mapParties(changed.parties, change) } : changed];
  });
}
