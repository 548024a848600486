import type { Instant, NullableInstant } from './columns.ts';

export interface WebhookSecretsTable {
  tenant_id: string;
  id: string;
  provider: string;
  key: string;
  sealed_secret: Uint8Array;
  created_at: Instant;
  valid_until: NullableInstant;
}

export interface WebhookEventsTable {
  tenant_id: string;
  provider: string;
  event_id: string;
  received_at: Instant;
  sealed_body: Uint8Array;
}

/** What providers sign with, and what they have reported. */
export interface WebhooksSchema {
  webhook_secrets: WebhookSecretsTable;
  webhook_events: WebhookEventsTable;
}
