import {
  documentsNeeded,
  flawOfDocument,
  kindsOfDocument,
  type DocumentFlaw,
  type NeededDocument,
  type PartyNode,
} from '@dossier/api/contract';
import type { Document } from '@dossier/api/documents';
import type { Blocker } from '@dossier/api/registrations';
import { everyParty } from '../party-file/party-name.ts';

/** A document that is needed of a party, and how it stands; `flaw` is null where one does. */
export interface NeededLine {
  readonly party: PartyNode;
  readonly documentKind: NeededDocument;
  readonly flaw: DocumentFlaw | null;
  readonly document: Document | undefined;
}

/**
 * What the gate asks of everyone, with what is there. What the firm does not ask for is left out: that blocks nothing;
 * without blockers all of it is asked for.
 */
export function neededLines(
  parties: readonly PartyNode[],
  documents: readonly Document[],
  {
    blockers,
    today,
    isClient = true,
  }: { readonly blockers: readonly Blocker[] | null; readonly today: string; readonly isClient?: boolean },
): readonly NeededLine[] {
  return everyParty(parties).flatMap(({ party, under }) => {
    const documentsOf = documents.filter(({ party_id: id }) => id === party._id);
    const isAsked = (documentKind: NeededDocument) =>
      blockers === null ||
      blockers.some(
        ({ partyId, params }) => partyId === party._id && params['documentKind'] === documentKind,
      );
    return documentsNeeded(party, isClient && under === null)
      .map(documentKind => ({
        party,
        documentKind,
        flaw: flawOfDocument(documentKind, documentsOf, today),
        document: documentsOf
          .filter(({ kind }) => kindsOfDocument[documentKind].includes(kind))
          .toSorted((one, other) => other.createdAt.localeCompare(one.createdAt))[0],
      }))
      .filter(({ documentKind, flaw }) => flaw === null || isAsked(documentKind));
  });
}
