import type { DatedDocument } from '@dossier/api/contract';
import { sql } from 'kysely';
import type { UnitOfWork } from '../../shared/work/work.ts';

/** A document as far as completeness asks after it. */
export interface ClientDocument extends DatedDocument {
  readonly partyId: string | null;
}

/**
 * The documents of registrations, without those that were removed; one without any is missing. That they may be
 * read is the caller's to know.
 */
export async function documentsByRegistration(
  { tx }: Pick<UnitOfWork, 'tx'>,
  registrationIds: readonly string[],
): Promise<ReadonlyMap<string, readonly ClientDocument[]>> {
  const { rows } = await sql<ClientDocument & { readonly registrationId: string }>`
    select record_id as "registrationId", party_id as "partyId", kind, issued_on as "issuedOn",
      valid_until as "validUntil"
    from documents
    where record_id = any (${[...registrationIds]}::uuid[]) and removed_at is null`.execute(tx);
  return Map.groupBy(rows, ({ registrationId }) => registrationId);
}

export const documentsOf = async (
  work: UnitOfWork,
  registrationId: string,
): Promise<readonly ClientDocument[]> =>
  (await documentsByRegistration(work, [registrationId])).get(registrationId) ?? [];
