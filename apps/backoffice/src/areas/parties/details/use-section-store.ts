import type { ClientFileSection } from '@dossier/api/contract';
import { useReadParty, useUpdateSection, type PartyFile } from '@dossier/api/parties';
import type { PartyStore } from '../../../shared/party-file/use-party-form.ts';

const versionOf = ({ sections }: PartyFile, section: ClientFileSection): number =>
  sections.find(each => each.section === section)?.version ?? 0;

/** A section as the client's file keeps it: with a version of its own. */
export function useSectionStore(party: PartyFile, section: ClientFileSection): PartyStore {
  const update = useUpdateSection(party._id);
  const read = useReadParty();
  const kind = party.type === 'LE' ? 'legalEntity' : 'naturalPerson';
  return {
    party,
    version: versionOf(party, section),
    draft: `client ${party._id} ${section}`,
    save: (version, { fields }) => update({ section, version }, { [kind]: fields }),
    read: async () => {
      const { party: now, by, at } = await read(party._id);
      return { party: now, version: versionOf(now, section), by, at };
    },
  };
}
