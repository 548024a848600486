import {
  offsetOf,
  testEvent,
  type contract,
  type Delivery,
  type DeliveryError,
  type OutputOf,
  type QueryOf,
} from '@dossier/api/contract';
import type { Selectable } from 'kysely';
import type { NotificationDeliveriesTable } from '../../../database/schema/notifications.ts';
import { audit } from '../../../shared/audit/audit.ts';
import { isUuid } from '../../../shared/ids/ids.ts';
import { countOf } from '../../../shared/lists/count-of.ts';
import { AppError } from '../../../shared/errors/app-error.ts';
import { addDelivery } from '../../../shared/outgoing-webhooks/deliveries.ts';
import type { UnitOfWork } from '../../../shared/work/work.ts';
import { lockSetting, notifySetting, readSetting } from './settings.ts';

export type DeliveryRow = Selectable<NotificationDeliveriesTable>;

const shown = (row: DeliveryRow): Delivery => ({
  _id: row.id,
  eventId: row.event_id,
  type: row.type as Delivery['type'],
  at: new Date(row.occurred_at).toISOString(),
  state: row.state,
  attempts: row.attempts,
  status: row.status,
  error: row.error as DeliveryError | null,
  triedAt: row.tried_at,
  isReplay: row.is_replay,
});

/** What was sent to an address, or is on its way, the newest first. @throws {AppError} NotFound. */
export async function listDeliveries(
  work: UnitOfWork,
  settingId: string,
  query: QueryOf<typeof contract.messages.deliveries>,
): Promise<OutputOf<typeof contract.messages.deliveries>> {
  await readSetting(work, settingId);
  const { offset, max } = offsetOf(query ?? {});
  const log = work.tx.selectFrom('notification_deliveries').where('setting_id', '=', settingId);
  const total = await countOf(log);
  const rows = await log
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .offset(offset)
    .limit(max)
    .execute();
  return { items: rows.map(shown), total, counts: {} };
}

async function readDelivery({ tx }: UnitOfWork, id: string): Promise<Delivery> {
  const row = await tx
    .selectFrom('notification_deliveries')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return shown(row);
}

/** Sends a test the way that events go. @throws {AppError} NotFound; Blocked where nothing is sent. */
export async function sendTest(work: UnitOfWork, settingId: string): Promise<Delivery> {
  const { version } = await lockReady(work, settingId);
  const id = await addDelivery(work, {
    settingId,
    eventId: work.random.uuid(),
    type: testEvent,
    objectType: null,
    objectId: null,
    at: work.now,
  });
  audit(work, [{ action: 'notification.tested', objectType: 'notificationSetting', objectId: settingId }]);
  notifySetting(work, settingId, version);
  return readDelivery(work, id);
}

/** Sends an event again that is not on its way any more. @throws {AppError} NotFound, Blocked. */
export async function replay(work: UnitOfWork, settingId: string, deliveryId: string): Promise<Delivery> {
  const { version } = await lockReady(work, settingId);
  const row = isUuid(deliveryId)
    ? await work.tx
        .selectFrom('notification_deliveries')
        .selectAll()
        .where('id', '=', deliveryId)
        .where('setting_id', '=', settingId)
        .executeTakeFirst()
    : undefined;
  if (!row) throw new AppError('NotFound');
  if (row.state === 'waiting') throw new AppError('Blocked');
  const id = await addDelivery(work, {
    settingId,
    eventId: row.event_id,
    type: row.type as Delivery['type'],
    objectType: row.object_type,
    objectId: row.object_id,
    at: new Date(row.occurred_at),
    isReplay: true,
  });
  const detail = { event: row.event_id };
  audit(work, [
    { action: 'notification.replayed', objectType: 'notificationSetting', objectId: settingId, detail },
  ]);
  notifySetting(work, settingId, version);
  return readDelivery(work, id);
}

/** @throws {AppError} NotFound; Blocked where it is switched off, or has no secret. */
async function lockReady(work: UnitOfWork, id: string): Promise<{ readonly version: number }> {
  const row = await lockSetting(work, id);
  if (!row.enabled || row.sealed_secret === null) throw new AppError('Blocked');
  return row;
}
