import { audit } from '../../shared/audit/audit.ts';
import { moveFile, putUnder, type MovingFile } from '../../shared/files/move-file.ts';
import { encryptFor } from '../../shared/history/encryption.ts';
import { subjectKeys } from '../../shared/history/subject-keys.ts';
import { enqueue, type Job } from '../../shared/jobs/jobs.ts';
import type { Services } from '../../shared/services/services.ts';
import { inTenant } from '../../shared/work/in-tenant.ts';
import { systemActor, type UnitOfWork } from '../../shared/work/work.ts';
import { findDocument } from './read.ts';

/** What migration 0260 calls the job that ends what it could not: it had no keys. */
export const moveFilesJob = 'documents.moveFiles';

/** Documents at once: no other work of the queue waits for a whole tenant. */
const batch = 50;

/** After which document the next batch begins. */
interface Progress {
  readonly after?: string;
}

interface PartyDocument {
  readonly id: string;
  readonly recordId: string;
  readonly partyId: string;
}

/**
 * Puts documents of parties that lie under the key of their registration (until release 0.1.0 all did) under the keys of
 * the parties: content, name and number. A batch, each document in a transaction of its own, then the queue goes on:
 * stopped anywhere, it begins the batch again and leaves alone what has moved. Both forms are read meanwhile.
 */
export async function moveFiles(
  services: Services,
  { tenantId, payload }: Pick<Job, 'tenantId' | 'payload'>,
  max = batch,
): Promise<void> {
  const within = <T>(effect: (work: UnitOfWork) => Promise<T>) =>
    inTenant(services, tenantId, systemActor('migration'), effect);
  const { after } = payload as Progress;
  const documents = await within(work => documentsAfter(work, after ?? null, max));
  for (const document of documents) {
    const fileIds = await within(work => filesElsewhere(work, document));
    const moving: MovingFile[] = [];
    for (const fileId of fileIds) {
      const put = await putUnder(services.objects, within, { fileId, subjectId: document.partyId });
      if (put) moving.push(put);
    }
    await within(work => moveDocument(work, services, document, moving));
  }
  const last = documents.at(-1);
  if (last && documents.length === max)
    await within(work => enqueue(work, moveFilesJob, { after: last.id } satisfies Progress));
  else services.log.info({ tenantId }, 'all documents of parties are under the keys of the parties');
}

async function documentsAfter(
  { tx }: UnitOfWork,
  after: string | null,
  max: number,
): Promise<readonly PartyDocument[]> {
  const rows = await tx
    .selectFrom('documents')
    .select(['id', 'record_id', 'party_id'])
    .where('party_id', 'is not', null)
    .$if(after !== null, query => query.where('id', '>', after ?? ''))
    .orderBy('id')
    .limit(max)
    .execute();
  return rows.map(row => ({ id: row.id, recordId: row.record_id, partyId: row.party_id ?? row.record_id }));
}

/** None for a party that was erased: there is no key to put anything under. */
async function filesElsewhere(work: UnitOfWork, { id, partyId }: PartyDocument): Promise<readonly string[]> {
  const rows = await work.tx
    .selectFrom('document_versions')
    .innerJoin('files', 'files.id', 'document_versions.file_id')
    .select('files.id')
    .where('document_versions.document_id', '=', id)
    .where('files.subject_id', '!=', partyId)
    .execute();
  if (rows.length === 0 || !(await subjectKeys(work, [partyId])).get(partyId)) return [];
  return rows.map(row => row.id);
}

async function moveDocument(
  work: UnitOfWork,
  { objects }: Services,
  { id, recordId, partyId }: PartyDocument,
  moving: readonly MovingFile[],
): Promise<void> {
  for (const file of moving) await moveFile(work, objects, file);
  const document = await findDocument(work, recordId, id);
  const isElsewhere = document.subject_id !== partyId && (await subjectKeys(work, [partyId])).get(partyId);
  if (isElsewhere)
    await work.tx
      .updateTable('documents')
      .set({
        subject_id: partyId,
        sealed_number:
          document.documentNumber === null
            ? null
            : await encryptFor(work, partyId, document.documentNumber, id),
      })
      .where('id', '=', id)
      .where('version', '=', document.version)
      .execute();
  if (moving.length > 0 || isElsewhere)
    audit(work, [
      { action: 'party.moved', objectType: 'party', objectId: partyId, detail: { document: id } },
    ]);
}
