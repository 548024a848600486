import {
  documentKindsOf,
  documentsOpen,
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
import {
  changeRecord,
  findParty,
  lockRecord,
  openRequestOf,
  type RegistrationRecord,
} from '../registrations/service.ts';
import { settleExpiring } from './notify-expiring.ts';
import { movePartyFile } from './party-file.ts';
import { findDocument, shown, versionsOf, type Document, type StoredDocument } from './read.ts';

type Fields = BodyOf<typeof contract.documents.update>;

/** A document that someone changes, as they saw it. */
export interface DocumentVersion {
  readonly id: string;
  readonly documentId: string;
  readonly version: number;
}

/**
 * Makes a document of bytes that came.
 * @throws {AppError} NotFound, also for bytes that someone else sent; RegistrationFrozen; ValidationFailed; Blocked
 * with the request for approval that it would cancel, unless that is named.
 */
export async function addDocument(
  work: UnitOfWork,
  objects: ObjectStore,
  caller: Caller,
  id: string,
  {
    uploadId,
    party_id: partyId,
    cancels,
    moving,
    ...fields
  }: BodyOf<typeof contract.documents.postUpload> & { readonly moving: MovingFile | null },
): Promise<Document> {
  const record = await openRecord(work, caller, id, 'add');
  assertKind(record, partyId, fields.kind);
  assertDates(fields);
  await assertCancels(work, caller, id, cancels);
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
  return recorded(work, objects, record, { documentId, action: 'registration.documentAdded', before: null });
}

/** Gives a document a newer file. @throws {AppError} NotFound, VersionStale, RegistrationFrozen. */
export async function replaceDocument(
  work: UnitOfWork,
  objects: ObjectStore,
  caller: Caller,
  target: DocumentVersion,
  { uploadId, moving }: { readonly uploadId: string; readonly moving: MovingFile | null },
): Promise<Document> {
  const { record, before, document } = await openDocument(work, objects, caller, target);
  const fileId = await takeFile(work, caller, target.id, uploadId);
  await movePartyFile(work, objects, { fileId, subjectId: document.party_id ?? target.id, moving });
  const [newest] = (await versionsOf(work, [document.id])).get(document.id) ?? [];
  await addVersion(work, caller, document.id, (newest?.number ?? 0) + 1, fileId);
  await setDocument(work, document, {});
  return recorded(work, objects, record, {
    documentId: document.id,
    action: 'registration.documentReplaced',
    before,
  });
}

/** Changes what a document is. @throws {AppError} NotFound, VersionStale, RegistrationFrozen, ValidationFailed. */
export async function updateDocument(
  work: UnitOfWork,
  objects: ObjectStore,
  caller: Caller,
  target: DocumentVersion,
  fields: Fields,
): Promise<Document> {
  const { record, before, document } = await openDocument(work, objects, caller, target);
  assertKind(record, document.party_id, fields.kind);
  assertDates(fields);
  await setDocument(work, document, await columnsOf(work, document, fields, document));
  return recorded(work, objects, record, {
    documentId: document.id,
    action: 'registration.documentChanged',
    before,
  });
}

/** Takes a document out of the list. @throws {AppError} NotFound, VersionStale, RegistrationFrozen. */
export async function removeDocument(
  work: UnitOfWork,
  objects: ObjectStore,
  caller: Caller,
  target: DocumentVersion,
): Promise<Document> {
  const { record, before, document } = await openDocument(work, objects, caller, target);
  await setDocument(work, document, { removed_at: work.now });
  return recorded(work, objects, record, {
    documentId: document.id,
    action: 'registration.documentRemoved',
    before,
  });
}

/** Puts a document back. @throws {AppError} NotFound, VersionStale, RegistrationFrozen. */
export async function restoreDocument(
  work: UnitOfWork,
  objects: ObjectStore,
  caller: Caller,
  target: DocumentVersion,
): Promise<Document> {
  const { record, document } = await openDocument(work, objects, caller, target, 'removed');
  await setDocument(work, document, { removed_at: null });
  return recorded(work, objects, record, {
    documentId: document.id,
    action: 'registration.documentRestored',
    before: null,
  });
}

/** @throws {AppError} NotFound; RegistrationFrozen where the status does not let documents come, or change. */
export async function openRecord(
  work: UnitOfWork,
  caller: Caller,
  id: string,
  purpose: 'add' | 'change',
): Promise<RegistrationRecord> {
  const record = await lockRecord(work, caller, id);
  const open = documentsOpen(record.status);
  if (open !== 'change' && open !== purpose) throw new AppError('RegistrationFrozen');
  return record;
}

async function openDocument(
  work: UnitOfWork,
  objects: ObjectStore,
  caller: Caller,
  { id, documentId, version }: DocumentVersion,
  state: 'there' | 'removed' = 'there',
) {
  const record = await openRecord(work, caller, id, 'change');
  const document = await findDocument(work, id, documentId);
  if ((document.removed_at === null) !== (state === 'there')) throw new AppError('NotFound');
  assertVersion(version, document.version);
  return { record, document, before: await historyViewOf(work, objects, document) };
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

/** @throws {AppError} ValidationFailed for a party that the registration has not, and a kind that it cannot have. */
function assertKind({ parties }: RegistrationRecord, partyId: string | null, kind: DocumentKind): void {
  const party = partyId === null ? null : findParty(parties, partyId)?.party;
  const path = party === undefined ? 'party_id' : 'kind';
  if (party === undefined || !documentKindsOf(party).includes(kind))
    throw new AppError('ValidationFailed', { fields: [{ path, code: 'oneOf' }] });
}

/** @throws {AppError} ValidationFailed for a document that ends before it begins. */
export function assertDates({ issuedOn, validUntil }: Fields): void {
  if (issuedOn && validUntil && validUntil < issuedOn)
    throw new AppError('ValidationFailed', { fields: [{ path: 'validUntil', code: 'date' }] });
}

/** @throws {AppError} Blocked while a request for approval is open that no one said to cancel. */
async function assertCancels(
  work: UnitOfWork,
  caller: Caller,
  id: string,
  cancels?: string | null,
): Promise<void> {
  const open = await openRequestOf(work, caller, id);
  if (!open || open._id === cancels) return;
  const params = { signOff: open._id, name: open.requestedBy.name };
  throw new AppError('Blocked', { fields: [{ path: 'cancels', code: 'signOffOpen', params }] });
}

export async function columnsOf(
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
export async function takeFile(
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

export async function addVersion(
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

/** What the history keeps of a document. */
export interface HistoryView {
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
  readonly action: RegistrationAction;
  /** Null for a document that was not in the list. */
  readonly before: HistoryView | null;
  /** Changes the registration; as every change does, where absent. */
  readonly change?: () => Promise<{
    readonly version: number;
    readonly detail: Readonly<Record<string, unknown>>;
  }>;
}

const plainChange = async (work: UnitOfWork, record: RegistrationRecord) => ({
  version: await changeRecord(work, record, {}),
  detail: {},
});

/** Writes a change down as one of the registration: its version goes up, and what rests on it is void. */
export async function recorded(
  work: UnitOfWork,
  objects: ObjectStore,
  record: RegistrationRecord,
  { documentId, action, before, change = () => plainChange(work, record) }: Done,
): Promise<Document> {
  const document = await findDocument(work, record.id, documentId);
  const after = document.removed_at === null ? await historyViewOf(work, objects, document) : null;
  const historyEntry = (view: HistoryView | null) => ({
    documents: view === null ? {} : { [documentId]: view },
  });
  const { version, detail } = await change();
  await recordChanges(work, [
    {
      action,
      objectType: 'registration',
      objectId: record.id,
      subjectId: document.party_id ?? record.id,
      version,
      before: historyEntry(before),
      after: historyEntry(after),
      source: 'screen',
      detail: { document: documentId, kind: document.kind, party: document.party_id, ...detail },
    },
  ]);
  await settleExpiring(work, record.id);
  const [entity] = await shown(work, objects, [document]);
  if (!entity) throw new AppError('NotFound');
  return entity;
}
