import type { MessageChannel } from '@dossier/api/contract';
import type { Generated } from 'kysely';
import type { Instant, Json, NullableBytes, NullableInstant, NullableText } from './columns.ts';

export interface NotificationSettingsTable {
  tenant_id: string;
  id: string;
  name: string;
  address: string;
  events: string[];
  enabled: boolean;
  sealed_secret: NullableBytes;
  secret_set_at: NullableInstant;
  /** The secret before, and until when it signs too. */
  previous_secret: NullableBytes;
  previous_until: NullableInstant;
  version: Generated<number>;
  created_at: Instant;
  updated_at: Instant;
}

export interface NotificationDeliveriesTable {
  tenant_id: string;
  id: string;
  setting_id: string;
  event_id: string;
  type: string;
  object_type: NullableText;
  object_id: NullableText;
  occurred_at: Instant;
  state: Generated<'waiting' | 'delivered' | 'failed' | 'cancelled'>;
  attempts: Generated<number>;
  status: Generated<number | null>;
  error: NullableText;
  tried_at: NullableInstant;
  is_replay: Generated<boolean>;
  created_at: Instant;
}

export interface NotificationPreferencesTable {
  tenant_id: string;
  user_id: string;
  /** By type of message. */
  channels: Json<Readonly<Record<string, MessageChannel>>>;
  digest_hour: number | null;
  digest_day: string | null;
  version: number;
  updated_at: Instant;
}

/** What firms have told to systems of their own, and how their staff hears of events. */
export interface NotificationsSchema {
  notification_preferences: NotificationPreferencesTable;
  notification_settings: NotificationSettingsTable;
  notification_deliveries: NotificationDeliveriesTable;
}
