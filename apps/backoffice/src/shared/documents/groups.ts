import type { PartyNode } from '@dossier/api/contract';
import type { Document } from '@dossier/api/documents';
import { everyParty } from '../party-file/party-name.ts';

/** Documents that belong together: of a party, of the registration itself, or of someone who is not here any more. */
export interface DocumentGroup {
  readonly id: string;
  readonly party: PartyNode | undefined;
  readonly isGone: boolean;
  readonly documents: readonly Document[];
}

/** Documents by whose they are, in the order of the parties; groups without any are left out. */
export function groupsOf(
  parties: readonly PartyNode[],
  documents: readonly Document[],
): readonly DocumentGroup[] {
  const all = everyParty(parties).map(({ party }) => party);
  const ids = new Set(all.map(({ _id }) => _id));
  const of = (party: PartyNode) => documents.filter(document => document.party_id === party._id);
  const groups: readonly DocumentGroup[] = [
    ...all.map(party => ({ id: party._id ?? '', party, isGone: false, documents: of(party) })),
    {
      id: 'registration',
      party: undefined,
      isGone: false,
      documents: documents.filter(document => document.party_id === null),
    },
    {
      id: 'gone',
      party: undefined,
      isGone: true,
      documents: documents.filter(({ party_id: id }) => id !== null && !ids.has(id)),
    },
  ];
  return groups.filter(group => group.documents.length > 0);
}
