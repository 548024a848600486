import { clientParts } from '@dossier/api/contract';
import type { Document } from '@dossier/api/documents';
import type { PartyFile } from '@dossier/api/parties';
import { partyStatus } from '@dossier/validators/vocabularies';
import { neededLines, type NeededLine } from '../../../shared/documents/needed-lines.ts';

/** A client as a party of a tree: whom its documents belong to. */
export const nodeOf = ({ _id, naturalPerson, legalEntity }: PartyFile) => ({
  _id,
  ...(naturalPerson && { naturalPerson }),
  ...(legalEntity && { legalEntity }),
});

/** Documents that are needed of a client, with what is there on a day (yyyy-mm-dd). */
export function neededOf(
  party: PartyFile,
  documents: readonly Document[],
  today: string,
): readonly NeededLine[] {
  const isClient =
    party.status === partyStatus.code('A') ||
    party.registrations.some(({ part }) => clientParts.includes(part));
  return neededLines([nodeOf(party)], documents, { blockers: null, today, isClient });
}
