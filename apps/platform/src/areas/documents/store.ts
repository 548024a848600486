import type { DocumentKind } from '@dossier/api/contract';
import type { ObjectStore } from '../../ports/objects/objects.ts';
import { storeFiles } from '../../shared/files/files.ts';
import { sealerFor } from '../../shared/history/encryption.ts';
import type { UnitOfWork } from '../../shared/work/work.ts';

/** A document with its one file, as it is stored. */
export interface NewDocument {
  readonly id: string;
  readonly registrationId: string;
  readonly partyId: string | null;
  readonly kind: DocumentKind;
  readonly documentNumber: string | null;
  readonly issuedOn: string | null;
  readonly validUntil: string | null;
  readonly file: { readonly name: string; readonly mediaType: string; readonly bytes: Uint8Array };
  /** Id of the user who sent it. */
  readonly createdBy: string;
  readonly createdAt: Date;
}

/** Whose key protects a document: the party's, or of one the registration itself the registration's. */
export const subjectOf = ({
  partyId,
  registrationId,
}: Pick<NewDocument, 'partyId' | 'registrationId'>): string => partyId ?? registrationId;

/** Rows per statement. */
const batch = 500;

/** Stores documents that are there from the beginning; what history says of them is the caller's. */
export async function insertDocuments(
  work: UnitOfWork,
  objects: ObjectStore,
  documents: readonly NewDocument[],
): Promise<void> {
  const { tx, tenantId } = work;
  for (let start = 0; start < documents.length; start += batch) {
    const slice = documents.slice(start, start + batch);
    const files = await storeFiles(
      work,
      objects,
      slice.map(document => ({ subjectId: subjectOf(document), ...document.file })),
    );
    const encryptFor = await sealerFor(work, slice.map(subjectOf));
    await tx
      .insertInto('documents')
      .values(
        slice.map(({ id, registrationId, documentNumber: number, createdAt, ...document }) => ({
          id,
          tenant_id: tenantId,
          record_id: registrationId,
          party_id: document.partyId,
          subject_id: subjectOf({ partyId: document.partyId, registrationId }),
          kind: document.kind,
          sealed_number:
            number === null
              ? null
              : encryptFor(subjectOf({ partyId: document.partyId, registrationId }), number, id),
          issued_on: document.issuedOn,
          valid_until: document.validUntil,
          created_at: createdAt,
          updated_at: createdAt,
        })),
      )
      .execute();
    await tx
      .insertInto('document_versions')
      .values(
        slice.map(({ id, createdBy, createdAt }, index) => ({
          tenant_id: tenantId,
          document_id: id,
          number: 1,
          file_id: files[index]!.id,
          created_by: createdBy,
          created_at: createdAt,
        })),
      )
      .execute();
  }
}
