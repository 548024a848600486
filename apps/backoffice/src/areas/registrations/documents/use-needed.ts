import { kindsOfPaper, neededPapers, type PartyNode } from '@dossier/api/contract';
import { useRegistrationProgress, type Registration } from '@dossier/api/registrations';
import { useSearch } from 'wouter';
import { findParty } from '../parties/party-name.ts';

/** The papers that a registration still needs, and the one of them that somebody came here for, by the address. */
export function useNeeded({ _id, parties: own }: Registration) {
  const parties = own as PartyNode[];
  const { data } = useRegistrationProgress(_id);
  const search = new URLSearchParams(useSearch());
  const needed = data?.sections.find(({ id, blockers }) => id === 'documents' && blockers.length > 0);
  const party = findParty(parties, search.get('edit') ?? '')?.party ?? parties[0];
  const paper = neededPapers.find(name => name === search.get('paper'));
  const isNeeded = needed?.blockers.some(
    ({ partyId, params }) => partyId === party?._id && params['paper'] === paper,
  );
  // Where several kinds would do, somebody says which it is.
  const [kind = '', ...others] = paper && isNeeded ? kindsOfPaper[paper] : [];
  return { needed, wanted: { party: party?._id ?? '', kind: others.length === 0 ? kind : '' } };
}
