import { countsUntil, identityDocuments, type DatedDocument, type DocumentKind } from './document-rules.ts';
import type { PartyNode } from '../parties/entities.ts';

/** Papers that a party has to have before its registration is complete (3-decisions 4.1, gate C, items 2, 8 and 9). */
export const neededDocuments = ['identity', 'w9', 'chamberOfCommerceExtract', 'uboRegisterExtract'] as const;
export type NeededDocument = (typeof neededDocuments)[number];

/** Which kinds of document are such a paper. */
export const kindsOfDocument: Readonly<Record<NeededDocument, readonly DocumentKind[]>> = {
  identity: identityDocuments,
  w9: ['w9'],
  chamberOfCommerceExtract: ['chamberOfCommerceExtract'],
  uboRegisterExtract: ['uboRegisterExtract'],
};

/** The date without which no one can say whether such a paper still counts. */
const datedBy: Partial<Record<NeededDocument, 'issuedOn' | 'validUntil'>> = {
  identity: 'validUntil',
  chamberOfCommerceExtract: 'issuedOn',
};

/** The date that a document of a kind has to have, for it to count where such a paper is needed. */
export const dateNeededOf = (kind: DocumentKind) =>
  neededDocuments.flatMap(documentKind =>
    kindsOfDocument[documentKind].includes(kind) ? (datedBy[documentKind] ?? []) : [],
  )[0];

/**
 * What is needed of a party. Everyone is identified, and every company is looked up in its register; who owns it, and
 * what a US person declares (4-expectations row 90), is asked of the client alone.
 */
export function documentsNeeded(
  { naturalPerson, legalEntity }: Pick<PartyNode, 'naturalPerson' | 'legalEntity'>,
  isClient: boolean,
): readonly NeededDocument[] {
  if (legalEntity)
    return isClient ? ['chamberOfCommerceExtract', 'uboRegisterExtract'] : ['chamberOfCommerceExtract'];
  return isClient && naturalPerson?.USPerson === true ? ['identity', 'w9'] : ['identity'];
}

/** Why a paper does not do; `until` is the last day on which the best one did. */
export type DocumentFlaw =
  | { readonly code: 'documentMissing' | 'documentUndated' }
  | { readonly code: 'documentExpired'; readonly until: string };

/** What is wrong with a paper on a day (yyyy-mm-dd), of all documents that a party has; null when one of them does. */
export function flawOfDocument(
  documentKind: NeededDocument,
  documents: readonly DatedDocument[],
  day: string,
): DocumentFlaw | null {
  const candidates = documents.filter(({ kind }) => kindsOfDocument[documentKind].includes(kind));
  if (candidates.length === 0) return { code: 'documentMissing' };
  const date = datedBy[documentKind];
  const ends = candidates.filter(document => date === undefined || document[date] !== null).map(countsUntil);
  if (ends.some(end => end === null || end >= day)) return null;
  const until = ends
    .filter(end => end !== null)
    .toSorted()
    .at(-1);
  return until === undefined ? { code: 'documentUndated' } : { code: 'documentExpired', until };
}
