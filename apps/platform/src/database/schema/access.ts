import type { ColumnType, Generated } from 'kysely';
import type { Instant, NullableBytes, NullableInstant, NullableText } from './columns.ts';

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
  last_seen_at: NullableInstant;
  pending_email: NullableText;
  /** The days (yyyy-mm-dd) of an absence, with both; null for none. */
  away_from: NullableText;
  away_until: NullableText;
  /** Who does the work of the user who is away. */
  deputy_id: NullableText;
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
  is_counter_seen: Generated<boolean>;
  rotated_at: Instant;
  created_at: Instant;
  last_active_at: Instant;
  expires_at: Instant;
  token_until: Instant;
  revoked_at: NullableInstant;
  revoked_reason: NullableText;
  authenticated_at: Instant;
  user_agent: NullableText;
  ip: NullableText;
}

export interface AccessTokensTable {
  tenant_id: string;
  id: string;
  user_id: string;
  name: string;
  scopes: string[];
  hash: Uint8Array;
  credential_epoch: number;
  created_at: Instant;
  expires_at: Instant;
  last_used_at: NullableInstant;
  revoked_at: NullableInstant;
}

export interface ResetCodesTable {
  user_id: string;
  tenant_id: string;
  code_hash: Uint8Array;
  tries: Generated<number>;
  created_at: Instant;
  expires_at: Instant;
}

export interface AuthenticatorsTable {
  user_id: string;
  tenant_id: string;
  sealed_secret: NullableBytes;
  pending_secret: NullableBytes;
  pending_at: NullableInstant;
  last_step: Generated<number>;
}

export interface ChallengesTable {
  id: Uint8Array;
  tenant_id: string;
  user_id: string;
  method: MfaMethod;
  code_hash: NullableBytes;
  tries: Generated<number>;
  sends: Generated<number>;
  is_trusted: boolean;
  credential_epoch: number;
  created_at: Instant;
  expires_at: Instant;
  used_at: NullableInstant;
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
  unsent_at: NullableInstant;
}

export interface CredentialChangesTable {
  id: string;
  tenant_id: string;
  user_id: string;
  changed_by: string;
  kind: 'address' | 'factor' | 'role' | 'group';
  former_role: ColumnType<Role | null, Role | null, never>;
  at: Instant;
}

export interface EmailChangesTable {
  user_id: string;
  tenant_id: string;
  former_email: string;
  email: string;
  code_hash: NullableBytes;
  tries: Generated<number>;
  created_at: Instant;
  expires_at: Instant;
}

export interface ThrottlesTable {
  key: Uint8Array;
  attempts: number;
  locked_until: Instant;
  last_at: Instant;
}

/** Users, what they prove themselves with, and their sessions. */
export interface AccessSchema {
  users: UsersTable;
  credentials: CredentialsTable;
  groups: GroupsTable;
  group_members: GroupMembersTable;
  sessions: SessionsTable;
  access_tokens: AccessTokensTable;
  reset_codes: ResetCodesTable;
  authenticators: AuthenticatorsTable;
  challenges: ChallengesTable;
  phone_codes: PhoneCodesTable;
  backup_codes: BackupCodesTable;
  invites: InvitesTable;
  credential_changes: CredentialChangesTable;
  email_changes: EmailChangesTable;
  throttles: ThrottlesTable;
}
