import type { PartyNode } from '@dossier/api/contract';
import { useReadRegistration, useUpdateRegistration, type Registration } from '@dossier/api/registrations';
import { findParty } from '../../../shared/party-file/party-name.ts';
import type { PartyStore } from '../../../shared/party-file/use-party-form.ts';

export function useRegistrationStore(
  { _id: id, version }: Registration,
  party: PartyNode,
  field: 'naturalPerson' | 'legalEntity',
): PartyStore {
  const update = useUpdateRegistration();
  const read = useReadRegistration();
  const partyId = party._id ?? '';
  return {
    party,
    version,
    draft: `party ${id} ${partyId}`,
    save: (seen, { fields, ...share }) =>
      update(
        { _id: id, version: seen },
        { parties: [{ _id: partyId, ...share, [field]: fields }], added: [], removed: [] },
      ),
    read: async () => {
      const { registration: now, by, at } = await read(id);
      const position = findParty(now.parties, partyId);
      return position ? { party: position.party, version: now.version, by, at } : null;
    },
  };
}
