import type { Generated } from 'kysely';
import type { Instant, NullableBytes, NullableInstant, NullableText } from './columns.ts';

export interface UploadsTable {
  /** The file name that the sender gave. */
  id: string;
  file_id: string;
  tenant_id: string;
  record_id: string;
  created_by: string;
  created_at: Instant;
}

export interface DocumentsTable {
  id: string;
  tenant_id: string;
  record_id: string;
  party_id: NullableText;
  kind: string;
  /** Whose key the number is under. */
  subject_id: string;
  sealed_number: NullableBytes;
  /** yyyy-mm-dd. */
  issued_on: NullableText;
  valid_until: NullableText;
  removed_at: NullableInstant;
  version: Generated<number>;
  created_at: Instant;
  updated_at: Instant;
}

export interface DocumentVersionsTable {
  tenant_id: string;
  document_id: string;
  number: number;
  file_id: string;
  created_by: string;
  created_at: Instant;
}

/** Documents of registrations, with every version. */
export interface DocumentsSchema {
  uploads: UploadsTable;
  documents: DocumentsTable;
  document_versions: DocumentVersionsTable;
}
