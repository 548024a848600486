import type { BatchObstacle } from '@dossier/api/contract';
import type { RegistrationStatus, RejectionReason } from '@dossier/validators/vocabularies';
import type { ColumnType, Generated } from 'kysely';
import type { Instant, Json, NullableBytes, NullableInstant, NullableJson, NullableText } from './columns.ts';

/** What is done: an assignee, or a status with its reason; nothing for undoing. */
export interface StoredAction {
  readonly assigneeId?: string | null;
  readonly next?: RegistrationStatus | null;
  readonly reason?: RejectionReason | null;
}

/** What a registration had before: one of the two. */
export interface BeforeBatch {
  readonly assigneeId?: string | null;
  readonly status?: RegistrationStatus;
}

export interface BatchesTable {
  id: string;
  tenant_id: string;
  owner: string;
  kind: 'assign' | 'status' | 'undo';
  action: Json<StoredAction>;
  state: Generated<'waiting' | 'running' | 'done' | 'failed' | 'cancelled'>;
  total: number;
  done: Generated<number>;
  failed: Generated<number>;
  undo_of: NullableText;
  version: Generated<number>;
  created_at: Instant;
  finished_at: NullableInstant;
  expires_at: Instant;
}

export interface BatchItemsTable {
  tenant_id: string;
  batch_id: string;
  position: number;
  record_id: string;
  version: number;
  state: Generated<'waiting' | 'done' | 'failed'>;
  obstacle: NullableJson<BatchObstacle>;
  sealed: NullableBytes;
  before: NullableJson<BeforeBatch>;
  made_version: ColumnType<number | null, number | null | undefined, number | null>;
}

/** What is done to many registrations at once, and what becomes of each. */
export interface BatchesSchema {
  batches: BatchesTable;
  batch_items: BatchItemsTable;
}
