import type { SignOffAction, SignOffPolicy } from '@dossier/api/contract';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

/** The tables as TypeScript sees them: the same order and names as in `migrations/`. */

/** An instant: read as ISO UTC text, written as a Date or such text. */
export type Instant = ColumnType<string, Date | string, Date | string>;
type NullableInstant = ColumnType<string | null, Date | string | null | undefined, Date | string | null>;
/** A JSON value: read parsed; written as JSON text, since an array would become a PostgreSQL array. */
export type Json<Value> = ColumnType<Value, string, string>;
type NullableText = ColumnType<string | null, string | null | undefined, string | null>;

export interface TenantsTable {
  id: string;
  name: string;
  is_demo: Generated<boolean>;
  created_at: Instant;
}

export interface TenantHostsTable {
  host: string;
  tenant_id: string;
}

export interface TenantSettingsTable {
  tenant_id: string;
  section: string;
  value: Json<unknown>;
  version: Generated<number>;
  updated_at: Instant;
  updated_by: NullableText;
}

export interface TenantSettingsVersionsTable {
  tenant_id: string;
  section: string;
  version: number;
  value: Json<unknown>;
  reason: NullableText;
  at: Instant;
  by_user: NullableText;
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

export type Role = 'ROLE_SYSTEM_ADMIN' | 'ROLE_TENANT_ADMIN' | 'ROLE_TENANT_USER' | 'ROLE_TENANT_AGENT';
export type MfaMethod = 'SOFTWARE' | 'SMS';

export interface UsersTable {
  id: string;
  tenant_id: string;
  username: string;
  username_key: string;
  email: string;
  first_name: string;
  middle_name: NullableText;
  last_name: string;
  phone: NullableText;
  role: ColumnType<Role | null, Role | null, Role | null>;
  enabled: Generated<boolean>;
  confirmed: Generated<boolean>;
  mfa_method: ColumnType<MfaMethod | null, MfaMethod | null | undefined, MfaMethod | null>;
  locale: NullableText;
  credential_epoch: Generated<number>;
  phone_proven_at: NullableInstant;
  authenticator_declined_at: NullableInstant;
  version: Generated<number>;
  created_at: Instant;
  updated_at: Instant;
}

export interface CredentialsTable {
  user_id: string;
  tenant_id: string;
  password_hash: string;
  is_temporary: Generated<boolean>;
  expires_at: NullableInstant;
  changed_at: Instant;
}

export interface GroupsTable {
  id: string;
  tenant_id: string;
  name: string;
  kind: Generated<'staff' | 'prospect' | 'client'>;
  permissions: Generated<string[]>;
  version: Generated<number>;
  created_at: Instant;
  updated_at: Instant;
}

export interface GroupMembersTable {
  tenant_id: string;
  group_id: string;
  user_id: string;
}

export interface SessionsTable {
  id: string;
  tenant_id: string;
  user_id: string;
  acting_tenant_id: NullableText;
  credential_epoch: number;
  is_trusted: boolean;
  counter: Generated<number>;
  rotated_at: Instant;
  created_at: Instant;
  last_active_at: Instant;
  expires_at: Instant;
  revoked_at: NullableInstant;
  revoked_reason: NullableText;
  authenticated_at: Instant;
  user_agent: NullableText;
  ip: NullableText;
}

export interface AuthenticatorsTable {
  user_id: string;
  tenant_id: string;
  sealed_secret: ColumnType<Uint8Array | null, Uint8Array | null | undefined, Uint8Array | null>;
  pending_secret: ColumnType<Uint8Array | null, Uint8Array | null | undefined, Uint8Array | null>;
  pending_at: NullableInstant;
  last_step: Generated<number>;
}

export interface ChallengesTable {
  id: Uint8Array;
  tenant_id: string;
  user_id: string;
  method: MfaMethod;
  code_hash: ColumnType<Uint8Array | null, Uint8Array | null | undefined, Uint8Array | null>;
  tries: Generated<number>;
  sends: Generated<number>;
  is_trusted: boolean;
  credential_epoch: number;
  created_at: Instant;
  expires_at: Instant;
  used_at: NullableInstant;
}

export interface ResetCodesTable {
  user_id: string;
  tenant_id: string;
  code_hash: Uint8Array;
  tries: Generated<number>;
  created_at: Instant;
  expires_at: Instant;
}

export interface InvitesTable {
  id: string;
  tenant_id: string;
  email: string;
  phone: NullableText;
  role: Exclude<Role, 'ROLE_SYSTEM_ADMIN'>;
  group_ids: Generated<string[]>;
  secret_hash: Uint8Array;
  created_by: NullableText;
  created_at: Instant;
  expires_at: Instant;
  used_at: NullableInstant;
  revoked_at: NullableInstant;
}

export interface ThrottlesTable {
  key: Uint8Array;
  attempts: number;
  locked_until: Instant;
  last_at: Instant;
}

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
}

export interface IdempotencyTable {
  tenant_id: string;
  user_id: string;
  key: string;
  request_hash: Uint8Array;
  status: number;
  body: Json<unknown>;
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

export interface BrandAssetsTable {
  tenant_id: string;
  id: string;
  bytes: Uint8Array;
  png: Uint8Array;
  luminances: Json<readonly number[]>;
  created_at: Instant;
  created_by: string;
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
  parties: Json<unknown>;
  party_external_references: ColumnType<unknown, string | undefined, string>;
  risk_level: NullableText;
  name: string;
  city: NullableText;
  chamber_of_commerce_no: NullableText;
  tax_number: NullableText;
  tax_hashes: Generated<Uint8Array[]>;
  name_key: GeneratedAlways<string>;
  city_key: GeneratedAlways<string | null>;
  search_key: GeneratedAlways<string>;
  person_keys: GeneratedAlways<string[]>;
  status_since: NullableInstant;
  status_reason: NullableText;
  waiting_since: NullableInstant;
  days_waited: Generated<number>;
  version: Generated<number>;
  created_at: Instant;
  updated_at: Instant;
}

export interface RegistrationStagesTable {
  tenant_id: string;
  registration_id: string;
  status: string;
  entered_at: Instant;
}

export interface SignOffsTable {
  id: string;
  tenant_id: string;
  action: SignOffAction;
  subject_type: string;
  subject_id: string;
  subject_version: number;
  policy: Exclude<SignOffPolicy, 'none'>;
  state: Generated<'requested' | 'approved' | 'rejected' | 'withdrawn' | 'void' | 'expired'>;
  payload_hash: Uint8Array;
  sealed: Uint8Array;
  editors: string[];
  requested_by: string;
  requested_at: Instant;
  expires_at: Instant;
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

export interface CommentsTable {
  id: string;
  tenant_id: string;
  registration_id: string;
  author: string;
  created_at: Instant;
  edited_at: NullableInstant;
  sealed: Uint8Array;
  mentions: Generated<string[]>;
  version: Generated<number>;
}

export interface SavedViewsTable {
  id: string;
  tenant_id: string;
  owner: string;
  name: string;
  is_shared: boolean;
  query: Json<unknown>;
  columns: string;
  version: Generated<number>;
  created_at: Instant;
  updated_at: Instant;
}

export interface ViewLooksTable {
  tenant_id: string;
  view_id: string;
  user_id: string;
  at: Instant;
}

export interface ExportsTable {
  id: string;
  tenant_id: string;
  owner: string;
  format: 'pdf' | 'csv' | 'zip';
  sealed: Uint8Array;
  locale: string;
  state: Generated<'waiting' | 'running' | 'done' | 'failed' | 'cancelled'>;
  total: number;
  done: Generated<number>;
  failed: Generated<number>;
  file_id: string | null;
  file_size: number | null;
  version: Generated<number>;
  created_at: Instant;
  finished_at: NullableInstant;
  expires_at: Instant;
}

export interface ExportItemsTable {
  tenant_id: string;
  export_id: string;
  position: number;
  registration_id: string;
  state: Generated<'waiting' | 'done' | 'failed'>;
  error: string | null;
  part_id: string | null;
}

export interface UploadsTable {
  id: string;
  tenant_id: string;
  registration_id: string;
  created_by: string;
  created_at: Instant;
}

export interface DocumentsTable {
  id: string;
  tenant_id: string;
  registration_id: string;
  party_id: NullableText;
  kind: string;
  sealed_number: ColumnType<Uint8Array | null, Uint8Array | null | undefined, Uint8Array | null>;
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

export interface LiveEventsTable {
  tenant_id: string;
  seq: number;
  at: Instant;
  event: Json<unknown>;
  audience: Json<unknown>;
}

export interface TenantMessagesTable {
  id: string;
  tenant_id: string;
  user_id: string;
  message_type: string;
  message_status: Generated<'Unread' | 'Read' | 'Archived' | 'Deleted'>;
  registration_id: NullableText;
  actor_id: NullableText;
  dedupe_key: string;
  created_at: Instant;
  updated_at: Instant;
  closed_at: NullableInstant;
}

export interface PhoneCodesTable {
  user_id: string;
  tenant_id: string;
  code_hash: Uint8Array;
  tries: Generated<number>;
  created_at: Instant;
  expires_at: Instant;
}

export interface BackupCodesTable {
  user_id: string;
  tenant_id: string;
  code_hash: Uint8Array;
  created_at: Instant;
  used_at: NullableInstant;
}

export interface PresencesTable {
  tenant_id: string;
  record_type: string;
  record_id: string;
  user_id: string;
  name: string;
  page: string;
  section: NullableText;
  seen_at: Instant;
}

export interface Schema {
  tenants: TenantsTable;
  tenant_hosts: TenantHostsTable;
  tenant_settings: TenantSettingsTable;
  tenant_settings_versions: TenantSettingsVersionsTable;
  counters: CountersTable;
  platform_state: PlatformStateTable;
  users: UsersTable;
  credentials: CredentialsTable;
  groups: GroupsTable;
  group_members: GroupMembersTable;
  sessions: SessionsTable;
  reset_codes: ResetCodesTable;
  authenticators: AuthenticatorsTable;
  challenges: ChallengesTable;
  phone_codes: PhoneCodesTable;
  backup_codes: BackupCodesTable;
  invites: InvitesTable;
  throttles: ThrottlesTable;
  audit: AuditTable;
  audit_heads: AuditHeadsTable;
  subject_keys: SubjectKeysTable;
  field_history: FieldHistoryTable;
  idempotency: IdempotencyTable;
  brand_assets: BrandAssetsTable;
  files: FilesTable;
  jobs: JobsTable;
  registrations: RegistrationsTable;
  registration_stages: RegistrationStagesTable;
  comments: CommentsTable;
  exports: ExportsTable;
  export_items: ExportItemsTable;
  uploads: UploadsTable;
  documents: DocumentsTable;
  document_versions: DocumentVersionsTable;
  sign_offs: SignOffsTable;
  sign_off_decisions: SignOffDecisionsTable;
  tenant_messages: TenantMessagesTable;
  live_events: LiveEventsTable;
  presences: PresencesTable;
  saved_views: SavedViewsTable;
  view_looks: ViewLooksTable;
}
