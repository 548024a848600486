import type { ColumnType, Generated } from 'kysely';
import type { Instant, Json, NullableInstant, NullableText } from './columns.ts';

export interface AuditTable {
  tenant_id: string;
  seq: number;
  form: number;
  at: Instant;
  actor: string;
  session_id: NullableText;
  action: string;
  object_type: string;
  object_id: string;
  before_hash: ColumnType<Uint8Array | null, Uint8Array | null, never>;
  after_hash: ColumnType<Uint8Array | null, Uint8Array | null, never>;
  detail: Json<Record<string, unknown>>;
  previous_hash: Uint8Array;
  hash: Uint8Array;
  ip: NullableText;
}

export interface AuditHeadsTable {
  tenant_id: string;
  seq: number;
  hash: Uint8Array;
}

export interface SubjectKeysTable {
  tenant_id: string;
  subject_id: string;
  sealed_key: ColumnType<Uint8Array | null, Uint8Array | null, Uint8Array | null>;
  destroyed_at: NullableInstant;
}

export interface FieldHistoryTable {
  id: string;
  tenant_id: string;
  subject_id: string;
  object_type: string;
  object_id: string;
  object_version: number;
  path: string;
  at: Instant;
  actor: string;
  source: string;
  sealed: Uint8Array;
  change_id: NullableText;
}

export interface IdempotencyTable {
  tenant_id: string;
  user_id: string;
  key: string;
  request_hash: Uint8Array;
  status: number;
  sealed_body: Uint8Array;
  created_at: Instant;
}

export interface FilesTable {
  id: string;
  tenant_id: string;
  subject_id: string;
  address: string;
  media_type: string;
  size: number;
  sealed_name: Uint8Array;
  created_at: Instant;
  created_by: string;
}

export interface StrayObjectsTable {
  address: string;
  seen_at: Instant;
}

export interface LeasesTable {
  name: string;
  holder: string;
  until: Instant;
}

export interface JobsTable {
  id: string;
  tenant_id: string;
  kind: string;
  payload: Json<unknown>;
  state: Generated<'waiting' | 'running' | 'done' | 'failed'>;
  attempts: Generated<number>;
  due_at: Instant;
  created_at: Instant;
  finished_at: NullableInstant;
  error: NullableText;
}

export interface CountersTable {
  tenant_id: string;
  name: string;
  value: number;
}

export interface PlatformStateTable {
  name: string;
  value: Json<unknown>;
}

/** Everything with a life of its own. */
export interface RecordsTable {
  tenant_id: string;
  id: string;
  kind: string;
}

/** What every area writes by: the audit chain, field history, keys, files, jobs, counters. */
export interface RecordsSchema {
  records: RecordsTable;
  audit: AuditTable;
  audit_heads: AuditHeadsTable;
  subject_keys: SubjectKeysTable;
  field_history: FieldHistoryTable;
  idempotency: IdempotencyTable;
  files: FilesTable;
  jobs: JobsTable;
  counters: CountersTable;
  platform_state: PlatformStateTable;
  stray_objects: StrayObjectsTable;
  leases: LeasesTable;
}
