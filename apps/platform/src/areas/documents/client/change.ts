import { documentKindsOf, type BodyOf, type contract, type OutputOf } from '@dossier/api/contract';
import { sql } from 'kysely';
import type { ObjectStore } from '../../../ports/objects/objects.ts';
import type { Caller } from '../../../shared/caller/caller.ts';
import { AppError } from '../../../shared/errors/app-error.ts';
import { recordChanges } from '../../../shared/history/history.ts';
import { isUuid } from '../../../shared/ids/ids.ts';
import { assertVersion } from '../../../shared/versions/versions.ts';
import type { UnitOfWork } from '../../../shared/work/work.ts';
import { findChangeable, nodeData, notifyPartyChange, type Party } from '../../parties/service.ts';
import {
  addVersion,
  assertDates,
  columnsOf,
  historyViewOf,
  setDocument,
  takeFile,
  type DocumentVersion,
  type HistoryView,
} from '../change.ts';
import { findDocument, shown, versionsOf, type StoredDocument } from '../read.ts';

type ClientDocument = OutputOf<typeof contract.documents.clientPostUpload>;
type Fields = BodyOf<typeof contract.documents.clientUpdate>;
type Action =
  | 'party.documentAdded'
  | 'party.documentReplaced'
  | 'party.documentChanged'
  | 'party.documentRemoved'
  | 'party.documentRestored';

/**
 * Makes a document of the file of a client of bytes that came.
 * @throws {AppError} NotFound, also for bytes that someone else sent; PartyEnded; ValidationFailed.
 */
export async function addClientDocument(
  work: UnitOfWork,
  objects: ObjectStore,
  caller: Caller,
  id: string,
  { uploadId, ...fields }: BodyOf<typeof contract.documents.clientPostUpload>,
): Promise<ClientDocument> {
  const party = await openClient(work, caller, id);
  assertKind(party, fields);
  assertDates(fields);
  const fileId = await takeFile(work, caller, id, uploadId);
  const documentId = work.random.uuid();
  await work.tx
    .insertInto('documents')
    .values({
      id: documentId,
      tenant_id: work.tenantId,
      record_id: id,
      party_id: id,
      ...(await columnsOf(work, { id: documentId, subject_id: id }, fields, null)),
      created_at: work.now,
      updated_at: work.now,
    })
    .execute();
  await addVersion(work, caller, documentId, 1, fileId);
  return recorded(work, objects, party, { documentId, action: 'party.documentAdded', before: null });
}

/** Gives a document a newer file. @throws {AppError} NotFound, VersionStale, PartyEnded. */
export async function replaceClientDocument(
  work: UnitOfWork,
  objects: ObjectStore,
  caller: Caller,
  target: DocumentVersion,
  { uploadId }: BodyOf<typeof contract.documents.clientReplace>,
): Promise<ClientDocument> {
  const { party, document, before } = await openDocument(work, objects, caller, target);
  const fileId = await takeFile(work, caller, target.id, uploadId);
  const [newest] = (await versionsOf(work, [document.id])).get(document.id) ?? [];
  await addVersion(work, caller, document.id, (newest?.number ?? 0) + 1, fileId);
  await setDocument(work, document, {});
  return recorded(work, objects, party, {
    documentId: document.id,
    action: 'party.documentReplaced',
    before,
  });
}

/** Changes what a document is. @throws {AppError} NotFound, VersionStale, PartyEnded, ValidationFailed. */
export async function updateClientDocument(
  work: UnitOfWork,
  objects: ObjectStore,
  caller: Caller,
  target: DocumentVersion,
  fields: Fields,
): Promise<ClientDocument> {
  const { party, document, before } = await openDocument(work, objects, caller, target);
  assertKind(party, fields);
  assertDates(fields);
  await setDocument(work, document, await columnsOf(work, document, fields, document));
  return recorded(work, objects, party, {
    documentId: document.id,
    action: 'party.documentChanged',
    before,
  });
}

/** Takes a document out of the list. @throws {AppError} NotFound, VersionStale, PartyEnded. */
export async function removeClientDocument(
  work: UnitOfWork,
  objects: ObjectStore,
  caller: Caller,
  target: DocumentVersion,
): Promise<ClientDocument> {
  const { party, document, before } = await openDocument(work, objects, caller, target);
  await setDocument(work, document, { removed_at: work.now });
  return recorded(work, objects, party, {
    documentId: document.id,
    action: 'party.documentRemoved',
    before,
  });
}

/** Puts a document back. @throws {AppError} NotFound, VersionStale, PartyEnded. */
export async function restoreClientDocument(
  work: UnitOfWork,
  objects: ObjectStore,
  caller: Caller,
  target: DocumentVersion,
): Promise<ClientDocument> {
  const { party, document } = await openDocument(work, objects, caller, target, 'removed');
  await setDocument(work, document, { removed_at: null });
  return recorded(work, objects, party, {
    documentId: document.id,
    action: 'party.documentRestored',
    before: null,
  });
}

/** @throws {AppError} NotFound; PartyMerged for one that is another one; PartyEnded where the relation has ended. */
async function openClient(work: UnitOfWork, caller: Caller, id: string): Promise<Party> {
  // Two who change documents of one client wait for each other: the history has one order.
  if (isUuid(id)) await sql`select from parties where id = ${id}::uuid for update`.execute(work.tx);
  const party = await findChangeable(work, caller, id);
  if (party.status === 'E') throw new AppError('PartyEnded');
  return party;
}

async function openDocument(
  work: UnitOfWork,
  objects: ObjectStore,
  caller: Caller,
  { id, documentId, version }: DocumentVersion,
  state: 'there' | 'removed' = 'there',
): Promise<{ party: Party; document: StoredDocument; before: HistoryView }> {
  const party = await openClient(work, caller, id);
  const document = await findDocument(work, id, documentId);
  if ((document.removed_at === null) !== (state === 'there')) throw new AppError('NotFound');
  assertVersion(version, document.version);
  return { party, document, before: await historyViewOf(work, objects, document) };
}

/** @throws {AppError} ValidationFailed for a kind that such a client cannot have. */
function assertKind({ type, data }: Party, { kind }: Fields): void {
  if (!documentKindsOf(nodeData(type, data)).includes(kind))
    throw new AppError('ValidationFailed', { fields: [{ path: 'kind', code: 'oneOf' }] });
}

interface Done {
  readonly documentId: string;
  readonly action: Action;
  /** Null for a document that was not in the list. */
  readonly before: HistoryView | null;
}

/** Writes a change down as one of the client: its version goes up, and everyone who may see it hears of it. */
async function recorded(
  work: UnitOfWork,
  objects: ObjectStore,
  { id, version: seen, assigneeId }: Party,
  { documentId, action, before }: Done,
): Promise<ClientDocument> {
  const version = seen + 1;
  await work.tx.updateTable('parties').set({ version, updated_at: work.now }).where('id', '=', id).execute();
  const document = await findDocument(work, id, documentId);
  const after = document.removed_at === null ? await historyViewOf(work, objects, document) : null;
  const entry = (view: HistoryView | null) => ({ documents: view === null ? {} : { [documentId]: view } });
  notifyPartyChange(work, { id, version, assigneeId });
  await recordChanges(work, [
    {
      action,
      objectType: 'party',
      objectId: id,
      subjectId: id,
      version,
      before: entry(before),
      after: entry(after),
      source: 'screen',
      detail: { document: documentId, kind: document.kind },
    },
  ]);
  const [entity] = await shown(work, objects, [document]);
  if (!entity) throw new AppError('NotFound');
  return { ...entity, registration: null };
}
