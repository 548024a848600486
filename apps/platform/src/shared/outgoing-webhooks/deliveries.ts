import { webhookEvents, type testEvent, type WebhookEvent } from '@dossier/api/contract';
import { sql } from 'kysely';
import { enqueue } from '../jobs/jobs.ts';
import type { PendingEntry, UnitOfWork } from '../work/work.ts';

/** What the queue calls the sending of one event to one address. */
export const deliveryJob = 'messages.deliver';

export interface NewDelivery {
  readonly settingId: string;
  readonly eventId: string;
  readonly type: WebhookEvent | typeof testEvent;
  readonly objectType: string | null;
  readonly objectId: string | null;
  readonly at: Date;
  readonly isReplay?: boolean;
}

/** Puts an event on its way to an address, in the transaction of what it follows from. @returns the delivery's id. */
export async function addDelivery(work: UnitOfWork, delivery: NewDelivery): Promise<string> {
  const id = work.random.uuid();
  await work.tx
    .insertInto('notification_deliveries')
    .values({
      tenant_id: work.tenantId,
      id,
      setting_id: delivery.settingId,
      event_id: delivery.eventId,
      type: delivery.type,
      object_type: delivery.objectType,
      object_id: delivery.objectId,
      occurred_at: delivery.at,
      is_replay: delivery.isReplay ?? false,
      created_at: work.now,
    })
    .execute();
  await enqueue(work, deliveryJob, { delivery: id });
  return id;
}

const isWebhookEvent = (action: string): action is WebhookEvent =>
  webhookEvents.some(event => event === action);

/** Puts what a unit of work has written down on its way to every address of the tenant that is told of it. */
export async function addDeliveries(work: UnitOfWork, entries: readonly PendingEntry[]): Promise<void> {
  const events = entries.flatMap(entry =>
    isWebhookEvent(entry.action) ? [{ ...entry, type: entry.action }] : [],
  );
  if (events.length === 0) return;
  const settings = await work.tx
    .selectFrom('notification_settings')
    .select(['id', 'events'])
    .where('enabled', '=', true)
    .where('sealed_secret', 'is not', null)
    .where(sql<boolean>`events && ${[...new Set(events.map(({ type }) => type))]}::text[]`)
    .orderBy('id')
    .execute();
  for (const { type, objectType, objectId, at } of events) {
    const eventId = work.random.uuid();
    for (const setting of settings.filter(each => each.events.includes(type)))
      await addDelivery(work, { settingId: setting.id, eventId, type, objectType, objectId, at });
  }
}
