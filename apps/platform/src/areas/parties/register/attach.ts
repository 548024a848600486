import type { BodyOf, contract, RegisterComparison } from '@dossier/api/contract';
import { audit } from '../../../shared/audit/audit.ts';
import type { Caller } from '../../../shared/caller/caller.ts';
import { AppError } from '../../../shared/errors/app-error.ts';
import { isUuid } from '../../../shared/ids/ids.ts';
import type { UnitOfWork } from '../../../shared/work/work.ts';
import { findChangeable } from '../find.ts';
import { notifyPartyChange } from '../notify-change.ts';
import { readComparison } from './comparisons.ts';

/**
 * Attaches a document to a comparison of an extract: the evidence beside what it says; null detaches it.
 * @throws {AppError} NotFound, PartyMerged; ValidationFailed for what is no document of the file of the company.
 */
export async function attachExtract(
  work: UnitOfWork,
  caller: Caller,
  { id, comparisonId }: { readonly id: string; readonly comparisonId: string },
  { document_id: documentId }: BodyOf<typeof contract.parties.attachExtract>,
): Promise<RegisterComparison> {
  const party = await findChangeable(work, caller, id);
  if (!isUuid(comparisonId)) throw new AppError('NotFound');
  if (documentId !== null && !(await isInFile(work, id, documentId)))
    throw new AppError('ValidationFailed', { fields: [{ path: 'document_id', code: 'oneOf' }] });
  const { numUpdatedRows } = await work.tx
    .updateTable('register_comparisons')
    .set({ document_id: documentId })
    .where('id', '=', comparisonId)
    .where('party_id', '=', id)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) throw new AppError('NotFound');
  audit(work, [
    {
      action: documentId === null ? 'party.extractDetached' : 'party.extractAttached',
      objectType: 'party',
      objectId: id,
      detail: { comparison: comparisonId, document: documentId },
    },
  ]);
  notifyPartyChange(work, { id, version: party.version, assigneeId: party.assigneeId });
  return readComparison(work, caller, party, comparisonId);
}

/** Whether a document is there in the file itself: those of registrations are not everyone's to see. */
async function isInFile({ tx }: UnitOfWork, id: string, documentId: string): Promise<boolean> {
  const document = await tx
    .selectFrom('documents')
    .select('id')
    .where('id', '=', documentId)
    .where('record_id', '=', id)
    .where('removed_at', 'is', null)
    .executeTakeFirst();
  return document !== undefined;
}
