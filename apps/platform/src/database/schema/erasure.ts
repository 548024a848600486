import type { Instant, NullableInstant, NullableText } from './columns.ts';

export interface LegalHoldsTable {
  tenant_id: string;
  id: string;
  subject_id: string;
  reason: string;
  owner_id: string;
  /** yyyy-mm-dd. */
  review_on: string;
  created_at: Instant;
  released_at: NullableInstant;
  released_by: NullableText;
}

export interface TombstonesTable {
  tenant_id: string;
  subject_id: string;
  erased_at: Instant;
  rule: string;
}

/** What must not be erased, and what was. */
export interface ErasureSchema {
  legal_holds: LegalHoldsTable;
  tombstones: TombstonesTable;
}
