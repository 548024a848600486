import type {
  DiscrepancyKind,
  DiscrepancyState,
  MergeState,
  PortalState,
  RestrictionKind,
} from '@dossier/api/contract';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { Instant, Json, NullableBytes, NullableInstant, NullableJson, NullableText } from './columns.ts';

/** JSON text on the way in; an empty object where it is left out. */
type Map<Value> = ColumnType<Readonly<Record<string, Value>>, string | undefined, string>;
/** numeric(7,4), per cent: read and written as text, never a float. */
type Share = ColumnType<string | null, string | null | undefined, string | null>;

export interface PartiesTable {
  tenant_id: string;
  id: string;
  type: string;
  status: Generated<string>;
  name: string;
  sections: Json<Readonly<Record<string, Readonly<Record<string, unknown>>>>>;
  section_versions: Map<number>;
  sources: Map<{ readonly source: string; readonly at: string }>;
  has_sealed_identifiers: Generated<boolean>;
  city: GeneratedAlways<string | null>;
  chamber_of_commerce_no: GeneratedAlways<string | null>;
  began_on: GeneratedAlways<string | null>;
  person_key: GeneratedAlways<string | null>;
  name_key: GeneratedAlways<string>;
  search_key: GeneratedAlways<string>;
  /** What was answered to custom fields, folded; null where nothing was. */
  answers_key: GeneratedAlways<string | null>;
  /** `STAFF` or `VIP`: from whom it is kept; with its reason, or neither. */
  restriction: ColumnType<RestrictionKind | null, RestrictionKind | null | undefined, RestrictionKind | null>;
  restriction_reason: NullableText;
  is_in_registration: Generated<boolean>;
  /** It came with a connection, and is listed whether or not a registration has it. */
  is_entered: Generated<boolean>;
  /** The party that it turned out to be. */
  merged_into: NullableText;
  is_listed: GeneratedAlways<boolean>;
  /** How its account on the client portal stands, since when and by whom; and sealed, why it is blocked. */
  portal_state: ColumnType<PortalState | null, PortalState | null | undefined, PortalState | null>;
  portal_at: NullableInstant;
  portal_by: NullableText;
  portal_reason: NullableBytes;
  /** Since when its deletion is requested, by whom; and sealed, why. */
  deletion_at: NullableInstant;
  deletion_by: NullableText;
  deletion_reason: NullableBytes;
  /** When it was reviewed last, and the day (yyyy-mm-dd) on which the next review is due. */
  reviewed_at: NullableInstant;
  next_review_on: NullableText;
  assignee_id: NullableText;
  version: Generated<number>;
  created_at: Instant;
  updated_at: Instant;
}

export interface PartyIdentifiersTable {
  tenant_id: string;
  party_id: string;
  path: string;
  kind: string;
  issuer: NullableText;
  valid_until: NullableText;
  sealed: Uint8Array;
  hash: Uint8Array;
}

export interface PartyReferencesTable {
  tenant_id: string;
  system: string;
  reference: string;
  party_id: string;
}

/** A connection as it was before a merge, and the day on which it has ended since. */
export interface MovedConnection {
  readonly id: string;
  readonly from: string;
  readonly to: string;
  readonly validTo: string | null;
  readonly endedOn: string | null;
  /** Of a membership that begins with the earlier day of both: the day that was, and the one that is. */
  readonly validFrom?: string | null;
  readonly beganOn?: string | null;
}

/** What a merge moved, by ids: the way back. */
export interface Moved {
  readonly connections: readonly MovedConnection[];
  readonly registrations: readonly string[];
  readonly documents: readonly string[];
  readonly comments: readonly string[];
  readonly processes: readonly string[];
}

export interface PartyMergesTable {
  tenant_id: string;
  id: string;
  from_party: string;
  into_party: string;
  fields: string[];
  state: Generated<MergeState>;
  requested_by: string;
  requested_at: Instant;
  merged_by: NullableText;
  merged_at: NullableInstant;
  undone_by: NullableText;
  undone_at: NullableInstant;
  moved: NullableJson<Moved>;
  sealed: NullableBytes;
  version: Generated<number>;
}

/** What changes added to how many listed ones there are: the sum over the rows counts. */
export interface PartyCountsTable {
  tenant_id: string;
  assignee_id: string | null;
  type: string;
  status: string;
  restriction: NullableText;
  count: number;
}

export interface ConnectionsTable {
  tenant_id: string;
  id: string;
  from_party: string;
  to_party: string;
  type: string;
  economic_low: Share;
  economic_high: Share;
  voting_low: Share;
  voting_high: Share;
  via: NullableText;
  label: NullableText;
  /** yyyy-mm-dd. */
  valid_from: NullableText;
  valid_to: NullableText;
  source: string;
  version: Generated<number>;
  created_at: Instant;
  updated_at: Instant;
}

export interface OwnershipConfirmationsTable {
  tenant_id: string;
  id: string;
  party_id: string;
  graph_hash: string;
  kind: 'computed' | 'overridden' | 'seniorManagers';
  cause: 'noneFound' | 'notVerified' | null;
  owners: string[];
  sealed: Uint8Array | null;
  confirmed_by: string;
  confirmed_at: Instant;
}

export interface RegisterComparisonsTable {
  tenant_id: string;
  id: string;
  party_id: string;
  graph_hash: string;
  is_confirmed: boolean;
  extract_on: string;
  sealed: Uint8Array;
  compared_by: string;
  compared_at: Instant;
  /** The extract itself. */
  document_id: NullableText;
}

export interface RegisterDiscrepanciesTable {
  tenant_id: string;
  id: string;
  comparison_id: string;
  party_id: string;
  position: number;
  kind: DiscrepancyKind;
  sealed: Uint8Array;
  state: Generated<DiscrepancyState>;
  reported_on: NullableText;
  sealed_reason: NullableBytes;
  settled_by: NullableText;
  settled_at: NullableInstant;
  version: Generated<number>;
}

/** Parties, what finds them, and what connects them. */
export interface PartiesSchema {
  parties: PartiesTable;
  party_identifiers: PartyIdentifiersTable;
  party_references: PartyReferencesTable;
  party_merges: PartyMergesTable;
  party_counts: PartyCountsTable;
  connections: ConnectionsTable;
  ownership_confirmations: OwnershipConfirmationsTable;
  register_comparisons: RegisterComparisonsTable;
  register_discrepancies: RegisterDiscrepanciesTable;
}
