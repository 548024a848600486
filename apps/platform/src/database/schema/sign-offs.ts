import type { SignOffAction, SignOffPolicy } from '@dossier/api/contract';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { Instant } from './columns.ts';

export interface SignOffsTable {
  id: string;
  tenant_id: string;
  action: SignOffAction;
  subject_type: string;
  subject_id: string;
  record_id: GeneratedAlways<string | null>;
  subject_version: number;
  policy: Exclude<SignOffPolicy, 'none'>;
  state: Generated<'requested' | 'approved' | 'rejected' | 'withdrawn' | 'void' | 'expired'>;
  payload_hash: Uint8Array;
  sealed: Uint8Array;
  editors: string[];
  requested_by: string;
  requested_at: Instant;
  expires_at: Instant;
  /** From when the requester may decide alone (sole practitioner); null: never. */
  alone_from: ColumnType<string | null, Date | null, never>;
  version: Generated<number>;
}

export interface SignOffDecisionsTable {
  tenant_id: string;
  sign_off_id: string;
  by_user: string;
  at: Instant;
  decision: 'approve' | 'reject';
  sealed_comment: ColumnType<Uint8Array | null, Uint8Array | null, never>;
}

/** What a second person has to approve, and what they said. */
export interface SignOffsSchema {
  sign_offs: SignOffsTable;
  sign_off_decisions: SignOffDecisionsTable;
}
