import {
  isMasked,
  type BodyOf,
  type contract,
  type DocumentKind,
  type RegistrationAction,
} from '@dossier/api/contract';
import { normalizeAlphanumeric } from '@dossier/validators';
import type { Updateable } from 'kysely';
import type { DocumentsTable } from '../../database/schema/documents.ts';
import type { ObjectStore } from '../../ports/objects/objects.ts';
import type { Caller } from '../../shared/caller/caller.ts';
import { openFiles } from '../../shared/files/files.ts';
import type { MovingFile } from '../../shared/files/move-file.ts';
import { recordChanges } from '../../shared/history/history.ts';
import { encryptFor } from '../../shared/history/encryption.ts';
import { isUuid } from '../../shared/ids/ids.ts';
import { AppError } from '../../shared/errors/app-error.ts';
import { assertVersion } from '../../shared/versions/versions.ts';
import type { UnitOfWork } from '../../shared/work/work.ts';
import type { DocumentHolder, OpenHolder } from './holder.ts';
import { movePartyFile } from './party-file.ts';
import { findDocument, shown, versionsOf, type Document, type StoredDocument } from './read.ts';

type Fields = BodyOf<typeof contract.documents.update>;

type Event =
  Extract<RegistrationAction, `registration.document${string}`> extends `registration.${infer What}`
    ? What
    : never;

/** A document that someone changes, as they saw it. */
export interface DocumentVersion {
  readonly holder: DocumentHolder;
  /** Of the holder. */
  readonly id: string;
  readonly documentId: string;
  readonly version: number;
}

interface NewDocument extends Fields {
  readonly uploadId: string;
  readonly party_id: string | null;
  /** The request for approval that is cancelled by it, knowingly. */
  readonly cancels?: string | null | undefined;
  /** The bytes under the key of the party, where they lay under another. */
  readonly moving?: MovingFile | null;
}

/**
 * Makes a document of bytes that came.
 * @throws {AppError} NotFound, also for bytes that someone else sent; what `holder.open` throws; ValidationFailed; Blocked
 * with the request for approval that it would cancel, unless that is named.
 */
export async function addDocument(
  work: UnitOfWork,
  objects: ObjectStore,
  caller: Caller,
  { holder, id }: Pick<DocumentVersion, 'holder' | 'id'>,
  { uploadId, party_id: partyId, cancels, moving = null, ...fields }: NewDocument,
): Promise<Document> {
  const open = await holder.open(work, caller, id, 'add');
  assertKind(open, partyId, fields.kind);
  assertDates(fields);
  await open.assertAdds?.(cancels);
  const subjectId = partyId ?? id;
  const fileId = await takeFile(work, caller, id, uploadId);
  await movePartyFile(work, objects, { fileId, subjectId, moving });
  const documentId = work.random.uuid();
  await work.tx
    .insertInto('documents')
    .values({
      id: documentId,
      tenant_id: work.tenantId,
      record_id: id,
      party_id: partyId,
      ...(await columnsOf(work, { id: documentId, subject_id: subjectId }, fields, null)),
      created_at: work.now,
      updated_at: work.now,
    })
    .execute();
  await addVersion(work, caller, documentId, 1, fileId);
  return recorded(work, objects, open, { documentId, event: 'documentAdded', before: null });
}

/** Gives a document a newer file. @throws {AppError} NotFound, VersionStale; what `holder.open` throws. */
export async function replaceDocument(
  work: UnitOfWork,
  objects: ObjectStore,
  caller: Caller,
  target: DocumentVersion,
  { uploadId, moving = null }: { readonly uploadId: string; readonly moving?: MovingFile | null },
): Promise<Document> {
  const { open, before, document } = await openDocument(work, objects, caller, target);
  const fileId = await takeFile(work, caller, target.id, uploadId);
  await movePartyFile(work, objects, { fileId, subjectId: document.party_id ?? target.id, moving });
  const [newest] = (await versionsOf(work, [document.id])).get(document.id) ?? [];
  await addVersion(work, caller, document.id, (newest?.number ?? 0) + 1, fileId);
  await setDocument(work, document, {});
  return recorded(work, objects, open, { documentId: document.id, event: 'documentReplaced', before });
}

/**
 * Changes what a document is.
 * @throws {AppError} NotFound, VersionStale, ValidationFailed; what `holder.open` throws.
 */
export async function updateDocument(
  work: UnitOfWork,
  objects: ObjectStore,
  caller: Caller,
  target: DocumentVersion,
  fields: Fields,
): Promise<Document> {
  const { open, before, document } = await openDocument(work, objects, caller, target);
  assertKind(open, document.party_id, fields.kind);
  assertDates(fields);
  await setDocument(work, document, await columnsOf(work, document, fields, document));
  return recorded(work, objects, open, { documentId: document.id, event: 'documentChanged', before });
}

/** Takes a document out of the list. @throws {AppError} NotFound, VersionStale; what `holder.open` throws. */
export async function removeDocument(
  work: UnitOfWork,
  objects: ObjectStore,
  caller: Caller,
  target: DocumentVersion,
): Promise<Document> {
  const { open, before, document } = await openDocument(work, objects, caller, target);
  await setDocument(work, document, { removed_at: work.now });
  return recorded(work, objects, open, { documentId: document.id, event: 'documentRemoved', before });
}

/** Puts a document back. @throws {AppError} NotFound, VersionStale; what `holder.open` throws. */
export async function restoreDocument(
  work: UnitOfWork,
  objects: ObjectStore,
  caller: Caller,
  target: DocumentVersion,
): Promise<Document> {
  const { open, document } = await openDocument(work, objects, caller, target, 'removed');
  await setDocument(work, document, { removed_at: null });
  return recorded(work, objects, open, { documentId: document.id, event: 'documentRestored', before: null });
}

async function openDocument(
  work: UnitOfWork,
  objects: ObjectStore,
  caller: Caller,
  { holder, id, documentId, version }: DocumentVersion,
  state: 'there' | 'removed' = 'there',
) {
  const open = await holder.open(work, caller, id, 'change');
  const document = await findDocument(work, id, documentId);
  if ((document.removed_at === null) !== (state === 'there')) throw new AppError('NotFound');
  assertVersion(version, document.version);
  return { open, document, before: await historyViewOf(work, objects, document) };
}

export async function setDocument(
  { tx, now }: UnitOfWork,
  { id, version }: StoredDocument,
  set: Updateable<DocumentsTable>,
): Promise<void> {
  await tx
    .updateTable('documents')
    .set({ ...set, version: version + 1, updated_at: now })
    .where('id', '=', id)
    .execute();
}

/** @throws {AppError} ValidationFailed for a party that the holder has not, and a kind that it cannot have. */
function assertKind(open: OpenHolder, partyId: string | null, kind: DocumentKind): void {
  const kinds = open.kindsOf(partyId);
  const path = kinds ? 'kind' : 'party_id';
  if (!kinds?.includes(kind)) throw new AppError('ValidationFailed', { fields: [{ path, code: 'oneOf' }] });
}

/** @throws {AppError} ValidationFailed for a document that ends before it begins. */
function assertDates({ issuedOn, validUntil }: Fields): void {
  if (issuedOn && validUntil && validUntil < issuedOn)
    throw new AppError('ValidationFailed', { fields: [{ path: 'validUntil', code: 'date' }] });
}

async function columnsOf(
  work: UnitOfWork,
  { id, subject_id: subjectId }: Pick<StoredDocument, 'id' | 'subject_id'>,
  { kind, documentNumber, issuedOn, validUntil }: Fields,
  before: StoredDocument | null,
) {
  // A masked number is no number: it stands for what is stored.
  const number = isMasked(documentNumber)
    ? (before?.documentNumber ?? null)
    : documentNumber && normalizeAlphanumeric(documentNumber);
  return {
    kind,
    subject_id: subjectId,
    sealed_number: number ? await encryptFor(work, subjectId, number, id) : null,
    issued_on: issuedOn || null,
    valid_until: validUntil || null,
  };
}

/** The bytes are spoken for from now on. @throws {AppError} NotFound. */
async function takeFile(
  { tx }: UnitOfWork,
  { userId }: Caller,
  id: string,
  uploadId: string,
): Promise<string> {
  const taken = isUuid(uploadId)
    ? await tx
        .deleteFrom('uploads')
        .where('id', '=', uploadId)
        .where('record_id', '=', id)
        .where('created_by', '=', userId)
        .returning('file_id')
        .executeTakeFirst()
    : undefined;
  if (!taken) throw new AppError('NotFound');
  return taken.file_id;
}

async function addVersion(
  { tx, tenantId, now }: UnitOfWork,
  { userId }: Caller,
  documentId: string,
  number: number,
  fileId: string,
): Promise<void> {
  await tx
    .insertInto('document_versions')
    .values({
      tenant_id: tenantId,
      document_id: documentId,
      number,
      file_id: fileId,
      created_by: userId,
      created_at: now,
    })
    .execute();
}

interface HistoryView {
  readonly kind: DocumentKind;
  readonly documentNumber: string | null;
  readonly issuedOn: string | null;
  readonly validUntil: string | null;
  readonly file: string | null;
}

export async function historyViewOf(
  work: UnitOfWork,
  objects: ObjectStore,
  document: StoredDocument,
): Promise<HistoryView> {
  const [newest] = (await versionsOf(work, [document.id])).get(document.id) ?? [];
  const file = newest && (await openFiles(work, objects, [newest.file_id])).get(newest.file_id);
  const { kind, documentNumber, issued_on: issuedOn, valid_until: validUntil } = document;
  return { kind, documentNumber, issuedOn, validUntil, file: file?.name ?? null };
}

interface Done {
  readonly documentId: string;
  readonly event: Event;
  /** Null for a document that was not in the list. */
  readonly before: HistoryView | null;
}

/** Writes a change down as one of the holder. */
export async function recorded(
  work: UnitOfWork,
  objects: ObjectStore,
  open: OpenHolder,
  { documentId, event, before }: Done,
): Promise<Document> {
  const { id, objectType } = open;
  const document = await findDocument(work, id, documentId);
  const after = document.removed_at === null ? await historyViewOf(work, objects, document) : null;
  const historyEntry = (view: HistoryView | null) => ({
    documents: view === null ? {} : { [documentId]: view },
  });
  const { version, detail } = await open.change(document);
  await recordChanges(work, [
    {
      action: `${objectType}.${event}`,
      objectType,
      objectId: id,
      subjectId: document.party_id ?? id,
      version,
      before: historyEntry(before),
      after: historyEntry(after),
      source: 'screen',
      detail: { document: documentId, kind: document.kind, ...detail },
    },
  ]);
  const [entity] = await shown(work, objects, [document]);
  if (!entity) throw new AppError('NotFound');
  return entity;
}
