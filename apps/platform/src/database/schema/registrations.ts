import type { RestrictionKind, ViewList } from '@dossier/api/contract';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { Instant, Json, NullableInstant, NullableText } from './columns.ts';

export interface RegistrationsTable {
  id: string;
  tenant_id: string;
  number: string;
  type: string;
  sub_type: NullableText;
  status: string;
  channel: string;
  assignee_id: NullableText;
  user_name: string;
  party_external_references: ColumnType<unknown, string | undefined, string>;
  risk_level: NullableText;
  name: string;
  city: NullableText;
  chamber_of_commerce_no: NullableText;
  /** Its last three digits. */
  masked_tax_number: NullableText;
  name_key: GeneratedAlways<string>;
  city_key: GeneratedAlways<string | null>;
  search_key: GeneratedAlways<string>;
  status_since: NullableInstant;
  status_reason: NullableText;
  /** Kinds of the restricted clients in it: triggers keep it. */
  restrictions: Generated<RestrictionKind[]>;
  waiting_since: NullableInstant;
  days_waited: Generated<number>;
  version: Generated<number>;
  neutral_changes: Generated<number>;
  created_at: Instant;
  updated_at: Instant;
}

export interface RegistrationPartiesTable {
  tenant_id: string;
  registration_id: string;
  party_id: string;
  under_id: NullableText;
  position: number;
  /** numeric(7,4), per cent, as text. */
  share: NullableText;
  part: string;
  signer: ColumnType<boolean | null, boolean | null | undefined, boolean | null>;
  ubo: ColumnType<boolean | null, boolean | null | undefined, boolean | null>;
}

/** That a client was accepted, and the hash of what that was decided on. */
export interface AcceptancesTable {
  tenant_id: string;
  registration_id: string;
  version: number;
  accepted_at: Instant;
  accepted_by: string;
  hash: Uint8Array;
}

/** What an acceptance was decided on, of one party or the registration itself. */
export interface AcceptancePartsTable {
  tenant_id: string;
  registration_id: string;
  version: number;
  position: number;
  subject_id: string;
  /** Under the key of the subject. */
  sealed: Uint8Array;
  hash: Uint8Array;
}

/** Tax numbers of registrations whose parties are not sealed yet. */
export interface RegistrationKeysTable {
  tenant_id: string;
  registration_id: string;
  kind: string;
  key: Uint8Array;
}

/** What changes added to how many there are: the sum over the rows counts. */
export interface RegistrationCountsTable {
  tenant_id: string;
  assignee_id: string | null;
  status: string;
  restrictions: Generated<RestrictionKind[]>;
  count: number;
}

export interface RegistrationStagesTable {
  tenant_id: string;
  registration_id: string;
  status: string;
  entered_at: Instant;
  left_at: NullableInstant;
  days_left: ColumnType<number | null, number | null | undefined, number | null>;
}

export interface CommentsTable {
  id: string;
  tenant_id: string;
  record_id: string;
  author: string;
  created_at: Instant;
  edited_at: NullableInstant;
  sealed: Uint8Array;
  mentions: Generated<string[]>;
  version: Generated<number>;
}

export interface CommentReadsTable {
  tenant_id: string;
  record_id: string;
  user_id: string;
  read_until: Instant;
}

export interface SavedViewsTable {
  id: string;
  tenant_id: string;
  list: ColumnType<ViewList, ViewList | undefined, never>;
  owner: string;
  name: string;
  is_shared: boolean;
  query: Json<unknown>;
  columns: string;
  version: Generated<number>;
  created_at: Instant;
  updated_at: Instant;
}

export interface ViewVisitsTable {
  tenant_id: string;
  view_id: string;
  user_id: string;
  at: Instant;
}

export interface RegistrationVisitsTable {
  tenant_id: string;
  registration_id: string;
  user_id: string;
  at: Instant;
  visit_before: NullableInstant;
}

/** Registrations, with what people say of them and how they look at them. */
export interface RegistrationsSchema {
  registrations: RegistrationsTable;
  registration_parties: RegistrationPartiesTable;
  registration_keys: RegistrationKeysTable;
  registration_counts: RegistrationCountsTable;
  registration_stages: RegistrationStagesTable;
  acceptances: AcceptancesTable;
  acceptance_parts: AcceptancePartsTable;
  comments: CommentsTable;
  comment_reads: CommentReadsTable;
  saved_views: SavedViewsTable;
  view_looks: ViewVisitsTable;
  registration_visits: RegistrationVisitsTable;
}
