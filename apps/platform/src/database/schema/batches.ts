import type { BatchObstacle } from '@dossier/api/contract';
import type { RegistrationStatus, RejectionReason } from '@dossier/validators/vocabularies';
import type { ColumnType, Generated } from 'kysely';
import type { Instant, Json, NullableBytes, NullableInstant, NullableJson, NullableText } from './columns.ts';

/** What is done: an assignee, a status with its reason, or a day until which it is put off; nothing for undoing. */
export interface StoredAction {
  readonly assigneeId?: string | null;
  readonly next?: RegistrationStatus | null;
  readonly reason?: RejectionReason | null;
  readonly until?: string | null;
}

/** What a row had before: one of them. */
export interface BeforeBatch {
  readonly assigneeId?: string | null;
  readonly status?: RegistrationStatus;
  readonly snoozedUntil?: string | null;
  /** The day that came in the place of that one: where it is another one by now, it was put off again. */
  readonly putOffUntil?: string | null;
}

export interface BatchesTable {
  id: string;
  tenant_id: string;
  owner: string;
  subject: 'registration' | 'task';
  kind: 'assign' | 'status' | 'snooze' | 'undo';
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

/** What is done to many registrations or tasks at once, and what becomes of each. */
export interface BatchesSchema {
  batches: BatchesTable;
  batch_items: BatchItemsTable;
}
