import type { DatedDocument, DocumentKind } from '@dossier/api/contract';
import type { Work } from '../../shared/work/work.ts';

/** A document as far as completeness asks after it. */
export interface Paper extends DatedDocument {
  readonly partyId: string | null;
}

/** What a registration has in papers, without those that were removed. That it may be read is the caller's to know. */
export async function papersOf({ tx }: Work, registrationId: string): Promise<readonly Paper[]> {
  const rows = await tx
    .selectFrom('documents')
    .select(['party_id', 'kind', 'issued_on', 'valid_until'])
    .where('registration_id', '=', registrationId)
    .where('removed_at', 'is', null)
    .execute();
  return rows.map(({ party_id: partyId, kind, issued_on: issuedOn, valid_until: validUntil }) => ({
    partyId,
    kind: kind as DocumentKind,
    issuedOn,
    validUntil,
  }));
}
