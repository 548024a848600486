import type { ClientFileSection } from '@dossier/api/contract';
import { useReadParty, useUpdateSection, type PartyFile, type SectionPatch } from '@dossier/api/parties';
import type { PartyStore } from '../../../shared/party-file/use-party-form.ts';

const versionOf = ({ sections }: PartyFile, section: ClientFileSection): number =>
  sections.find(each => each.section === section)?.version ?? 0;

/** The fields of a section as the platform takes them: answers to custom fields stand beside what is known of the party. */
function patchOf(
  section: ClientFileSection,
  kind: 'legalEntity' | 'naturalPerson',
  fields: object,
): SectionPatch {
  if (section !== 'custom-fields') return { [kind]: fields };
  const { customFields = {} } = fields as { customFields?: Readonly<Record<string, string | null>> };
  return { customFields: Object.entries(customFields).map(([_id, value]) => ({ _id, value })) };
}

/** A section as the client's file keeps it: with a version of its own. */
export function useSectionStore(party: PartyFile, section: ClientFileSection): PartyStore {
  const update = useUpdateSection(party._id);
  const read = useReadParty();
  const kind = party.type === 'LE' ? 'legalEntity' : 'naturalPerson';
  return {
    party,
    version: versionOf(party, section),
    draft: `client ${party._id} ${section}`,
    save: (version, { fields }) => update({ section, version }, patchOf(section, kind, fields)),
    read: async () => {
      const { party: now, by, at } = await read(party._id);
      return { party: now, version: versionOf(now, section), by, at };
    },
  };
}
