import {
  countsUntil,
  maskedFields,
  offsetOf,
  type contract,
  type DocumentKind,
  type OutputOf,
  type QueryOf,
} from '@dossier/api/contract';
import { sql, type Expression, type Selectable, type SqlBool } from 'kysely';
import type { DocumentsTable, DocumentVersionsTable } from '../../database/schema/documents.ts';
import type { ObjectStore } from '../../ports/objects/objects.ts';
import type { Caller } from '../../shared/caller/caller.ts';
import { openFiles } from '../../shared/files/files.ts';
import { openerFor } from '../../shared/history/encryption.ts';
import { isUuid } from '../../shared/ids/ids.ts';
import { countOf } from '../../shared/lists/count-of.ts';
import { systemAdminName, userNames } from '../../shared/names/user-names.ts';
import { AppError } from '../../shared/errors/app-error.ts';
import type { UnitOfWork } from '../../shared/work/work.ts';
import { findRow } from '../registrations/service.ts';

export type Document = OutputOf<typeof contract.documents.postUpload>;
/** A document as it is stored, its number open. */
export interface StoredDocument extends Omit<Selectable<DocumentsTable>, 'kind' | 'sealed_number'> {
  readonly kind: DocumentKind;
  readonly documentNumber: string | null;
}
export type StoredVersion = Selectable<DocumentVersionsTable>;

/** A page of documents that are there, the oldest first, as they are stored. */
export async function documentsAt(
  work: UnitOfWork,
  where: Expression<SqlBool>,
  query: QueryOf<typeof contract.documents.list>,
): Promise<{ readonly documents: readonly StoredDocument[]; readonly total: number }> {
  const { offset, max } = offsetOf(query);
  const about = work.tx.selectFrom('documents').where(where).where('removed_at', 'is', null);
  const rows = await about
    .selectAll()
    .orderBy('created_at')
    .orderBy('id')
    .limit(max)
    .offset(offset)
    .execute();
  return { documents: await opened(work, rows), total: await countOf(about) };
}

/** Documents of a registration. @throws {AppError} NotFound. */
export async function listDocuments(
  work: UnitOfWork,
  objects: ObjectStore,
  caller: Caller,
  id: string,
  query: QueryOf<typeof contract.documents.list>,
): Promise<OutputOf<typeof contract.documents.list>> {
  await findRow(work, caller, id);
  const { documents, total } = await documentsAt(work, sql`record_id = ${id}::uuid`, query);
  return { items: await shown(work, objects, documents), total, counts: {} };
}

/** @throws {AppError} NotFound for an unknown id, and one of another registration or client. */
export async function findDocument(
  work: UnitOfWork,
  id: string,
  documentId: string,
): Promise<StoredDocument> {
  const row = isUuid(documentId)
    ? await work.tx
        .selectFrom('documents')
        .selectAll()
        .where('id', '=', documentId)
        .where('record_id', '=', id)
        .executeTakeFirst()
    : undefined;
  const [document] = row ? await opened(work, [row]) : [];
  if (!document) throw new AppError('NotFound');
  return document;
}

/** Documents with their numbers open. */
async function opened(
  work: UnitOfWork,
  rows: readonly Selectable<DocumentsTable>[],
): Promise<StoredDocument[]> {
  const open = await openerFor(
    work,
    rows.map(row => row.subject_id),
  );
  return rows.map(({ sealed_number: sealed, kind, ...row }) => ({
    ...row,
    kind: kind as DocumentKind,
    documentNumber: sealed && open<string>(row.subject_id, sealed, row.id),
  }));
}

/** The files of documents, the newest of each first. */
export async function versionsOf(
  { tx }: UnitOfWork,
  documentIds: readonly string[],
): Promise<ReadonlyMap<string, readonly StoredVersion[]>> {
  if (documentIds.length === 0) return new Map();
  const rows = await tx
    .selectFrom('document_versions')
    .selectAll()
    .where('document_id', 'in', [...documentIds])
    .orderBy('number', 'desc')
    .execute();
  return Map.groupBy(rows, row => row.document_id);
}

/** Documents as the contract tells them, in the order given. */
export async function shown(
  work: UnitOfWork,
  objects: ObjectStore,
  documents: readonly StoredDocument[],
): Promise<Document[]> {
  const versions = await versionsOf(
    work,
    documents.map(({ id }) => id),
  );
  const every = [...versions.values()].flat();
  const files = await openFiles(
    work,
    objects,
    every.map(version => version.file_id),
  );
  const names = await userNames(
    work,
    every.map(version => version.created_by),
  );
  const shownVersion = ({
    number,
    file_id: fileId,
    created_at: createdAt,
    created_by: by,
  }: StoredVersion) => {
    const file = files.get(fileId);
    // Once the client was erased nothing of their files is left to tell.
    if (!file) return [];
    const { name, mediaType, size } = file;
    return [{ number, name, mediaType, size, createdAt, createdBy: names.get(by) ?? systemAdminName }];
  };
  return documents.map(document => {
    const { kind, documentNumber: number, issued_on: issuedOn, valid_until: validUntil } = document;
    return {
      _id: document.id,
      version: document.version,
      createdAt: document.created_at,
      updatedAt: document.updated_at,
      party_id: document.party_id,
      kind,
      documentNumber: number && (maskedFields['documentNumber']?.(number) ?? null),
      issuedOn,
      validUntil,
      countsUntil: countsUntil({ kind, issuedOn, validUntil }),
      versions: (versions.get(document.id) ?? []).flatMap(shownVersion),
    };
  });
}
