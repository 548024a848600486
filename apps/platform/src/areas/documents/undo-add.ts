import type { ObjectStore } from '../../ports/objects/objects.ts';
import type { Caller } from '../../shared/caller/caller.ts';
import { AppError } from '../../shared/errors/app-error.ts';
import { assertVersion } from '../../shared/versions/versions.ts';
import type { UnitOfWork } from '../../shared/work/work.ts';
import { openRequestOf, undoChange } from '../registrations/service.ts';
import { historyViewOf, recorded, setDocument, type DocumentVersion } from './change.ts';
import { findDocument, versionsOf, type Document, type StoredDocument } from './read.ts';
import { openRecord, registrationHolding } from './registration-holder.ts';

/** Milliseconds in which someone takes back what they added, also while the registration is decided on. */
const lately = 15 * 60_000;

/**
 * Takes back a document that the caller just added. Where it was the last change of the registration, the request for
 * approval that it made void is open again.
 * @throws {AppError} NotFound, VersionStale; RegistrationFrozen for what is no undoing any more; Blocked while a request is
 * open that was made with the document.
 */
export async function undoAddDocument(
  work: UnitOfWork,
  objects: ObjectStore,
  caller: Caller,
  { id, documentId, version }: Omit<DocumentVersion, 'holder'>,
): Promise<Document> {
  const record = await openRecord(work, caller, id, 'add');
  const document = await findDocument(work, id, documentId);
  if (document.removed_at !== null) throw new AppError('NotFound');
  assertVersion(version, document.version);
  if (!(await isJustAdded(work, caller, document))) throw new AppError('RegistrationFrozen');
  if (await openRequestOf(work, caller, id))
    throw new AppError('Blocked', { fields: [{ path: 'documentId', code: 'signOffOpen' }] });
  const before = await historyViewOf(work, objects, document);
  const isLatest = (await versionOfAdding(work, document)) === record.version;
  await setDocument(work, document, { removed_at: work.now });
  const undone = async () => {
    const { version: now, revived } = await undoChange(work, caller, record);
    return { version: now, detail: { undone: true, ...(revived && { revived }) } };
  };
  const open = registrationHolding(work, caller, record, isLatest ? undone : undefined);
  return recorded(work, objects, open, { documentId, event: 'documentRemoved', before });
}

async function isJustAdded(
  work: UnitOfWork,
  { userId }: Caller,
  { id, version, created_at: at }: StoredDocument,
): Promise<boolean> {
  const [file] = (await versionsOf(work, [id])).get(id) ?? [];
  return file?.created_by === userId && version === 1 && work.now.getTime() - Date.parse(at) <= lately;
}

/** The version of the registration that the document came with. */
async function versionOfAdding(
  { tx }: UnitOfWork,
  { id, record_id: registrationId }: StoredDocument,
): Promise<number | null> {
  const row = await tx
    .selectFrom('field_history')
    .select(({ fn }) => fn.min('object_version').as('version'))
    .where('object_type', '=', 'registration')
    .where('object_id', '=', registrationId)
    .where('path', 'like', `documents.${id}%`)
    .executeTakeFirst();
  return row?.version ?? null;
}
