import type { Generated } from 'kysely';
import type { Instant, Json, NullableInstant, NullableText } from './columns.ts';

export interface TenantMessagesTable {
  id: string;
  tenant_id: string;
  user_id: string;
  message_type: string;
  message_status: Generated<'Unread' | 'Read' | 'Archived' | 'Deleted'>;
  record_id: NullableText;
  about_id: NullableText;
  job: NullableText;
  settings_page: NullableText;
  actor_id: NullableText;
  dedupe_key: string;
  created_at: Instant;
  updated_at: Instant;
  closed_at: NullableInstant;
  email_due: Generated<boolean>;
  email_job: NullableText;
}

export interface LiveEventsTable {
  tenant_id: string;
  seq: number;
  at: Instant;
  event: Json<unknown>;
  audience: Json<unknown>;
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

/** Live events, messages, and who has which record open. */
export interface MessagesSchema {
  tenant_messages: TenantMessagesTable;
  live_events: LiveEventsTable;
  presences: PresencesTable;
}
