import { kindsOfDocument, neededDocuments } from '@dossier/api/contract';
import { useRegistrationProgress, type Registration } from '@dossier/api/registrations';
import { useSearch } from 'wouter';
import { findParty } from '../parties/party-name.ts';

/** Whose paper someone came here for, by the address, and what it is while that is still needed. */
export function useRequestedDocument({ _id, parties: registrationParties }: Registration) {
  const parties = registrationParties;
  const { data } = useRegistrationProgress(_id);
  const search = new URLSearchParams(useSearch());
  const party = findParty(parties, search.get('edit') ?? '')?.party ?? parties[0];
  const documentKind = neededDocuments.find(name => name === search.get('documentKind'));
  const isNeeded = data?.sections.some(({ blockers }) =>
    blockers.some(({ partyId, params }) => partyId === party?._id && params['documentKind'] === documentKind),
  );
  // Where several kinds would do, someone says which it is.
  const [kind = '', ...others] = documentKind && isNeeded ? kindsOfDocument[documentKind] : [];
  return { party: party?._id ?? '', kind: others.length === 0 ? kind : '' };
}
