import {
  maxWebhooks,
  secretOverlapHours,
  type BodyOf,
  type contract,
  type NotificationSetting,
  type WebhookEvent,
} from '@dossier/api/contract';
import { sql, type Selectable, type Updateable } from 'kysely';
import { isSqlState } from '../../../database/index.ts';
import type { NotificationSettingsTable } from '../../../database/schema/notifications.ts';
import { audit } from '../../../shared/audit/audit.ts';
import { isUuid } from '../../../shared/ids/ids.ts';
import { AppError } from '../../../shared/errors/app-error.ts';
import { publish } from '../../../shared/events/publish.ts';
import { assertVersion } from '../../../shared/versions/versions.ts';
import type { UnitOfWork } from '../../../shared/work/work.ts';
import { notifySettingsChanged } from '../notify-settings.ts';
import { encryptSecret } from './secret.ts';

export type SettingRow = Selectable<NotificationSettingsTable>;
type NewSetting = BodyOf<typeof contract.messages.createNotificationSetting>;

const shown = (row: SettingRow, now: Date): NotificationSetting => ({
  _id: row.id,
  tenant_id: row.tenant_id,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
  version: row.version,
  name: row.name,
  address: row.address,
  events: row.events as WebhookEvent[],
  enabled: row.enabled,
  secretSetAt: row.secret_set_at,
  previousSecretUntil: signsToo(row, now) ? row.previous_until : null,
});

/** Whether the secret before still signs with the present one. */
export const signsToo = ({ previous_until: until }: SettingRow, now: Date): boolean =>
  until !== null && new Date(until) > now;

export async function listSettings({
  tx,
  now,
}: UnitOfWork): Promise<{ items: NotificationSetting[]; total: number; counts: Record<string, number> }> {
  const rows = await tx
    .selectFrom('notification_settings')
    .selectAll()
    .orderBy(sql`fold(name)`)
    .orderBy('id')
    .execute();
  return { items: rows.map(row => shown(row, now)), total: rows.length, counts: {} };
}

const settingWith = ({ tx }: UnitOfWork, id: string) =>
  tx.selectFrom('notification_settings').selectAll().where('id', '=', id);

/** @throws {AppError} NotFound. */
export async function readSetting(work: UnitOfWork, id: string): Promise<NotificationSetting> {
  const row = isUuid(id) ? await settingWith(work, id).executeTakeFirst() : undefined;
  if (!row) throw new AppError('NotFound');
  return shown(row, work.now);
}

/** @throws {AppError} NotFound. */
export async function lockSetting(work: UnitOfWork, id: string): Promise<SettingRow> {
  const row = isUuid(id) ? await settingWith(work, id).forUpdate().executeTakeFirst() : undefined;
  if (!row) throw new AppError('NotFound');
  return row;
}

/** @throws {AppError} ValidationFailed for a name that is taken; Blocked where the firm has as many as it may. */
export async function createSetting(work: UnitOfWork, body: NewSetting): Promise<NotificationSetting> {
  const { tx, tenantId, now, random } = work;
  const { total } = await listSettings(work);
  if (total >= maxWebhooks) throw new AppError('Blocked');
  const row = await tx
    .insertInto('notification_settings')
    .values({ ...columnsOf(body), tenant_id: tenantId, id: random.uuid(), created_at: now, updated_at: now })
    .returningAll()
    .executeTakeFirstOrThrow()
    .catch(orNameTaken);
  await record(work, row, 'notification.created');
  return shown(row, now);
}

/** @throws {AppError} NotFound, VersionStale, ValidationFailed. */
export async function updateSetting(
  work: UnitOfWork,
  id: string,
  body: NewSetting,
  version: number,
): Promise<NotificationSetting> {
  const before = await lockSetting(work, id);
  assertVersion(version, before.version);
  return shown(await change(work, before, columnsOf(body), 'notification.changed'), work.now);
}

/** Sets the secret; the one before signs too for a while, until the receiver has the new one. @throws {AppError} NotFound. */
export async function setSecret(work: UnitOfWork, id: string, secret: string): Promise<NotificationSetting> {
  const before = await lockSetting(work, id);
  const previous = before.sealed_secret;
  const set = {
    sealed_secret: encryptSecret(work, id, secret),
    secret_set_at: work.now,
    previous_secret: previous,
    previous_until:
      previous === null ? null : new Date(work.now.getTime() + secretOverlapHours * 3_600_000).toISOString(),
  };
  return shown(await change(work, before, set, 'notification.secretSet'), work.now);
}

async function change(
  work: UnitOfWork,
  { id, version }: SettingRow,
  set: Updateable<NotificationSettingsTable>,
  action: string,
): Promise<SettingRow> {
  const row = await work.tx
    .updateTable('notification_settings')
    .set({ ...set, version: version + 1, updated_at: work.now })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
    .catch(orNameTaken);
  await record(work, row, action);
  return row;
}

/** What is on its way to it goes with it. @throws {AppError} NotFound, VersionStale. */
export async function deleteSetting(work: UnitOfWork, id: string, version: number): Promise<void> {
  const row = await lockSetting(work, id);
  assertVersion(version, row.version);
  await work.tx.deleteFrom('notification_settings').where('id', '=', id).execute();
  await record(work, row, 'notification.deleted');
}

const columnsOf = ({ name, address, events, enabled }: NewSetting) => ({
  name,
  address,
  events: [...new Set(events)],
  enabled,
});

const orNameTaken = (error: unknown): never => {
  throw isSqlState(error, 'uniqueViolation')
    ? new AppError('ValidationFailed', { fields: [{ path: 'name', code: 'nameTaken' }] })
    : error;
};

/** Writes down what happened to an address: never the address itself, which may say more than it should. */
async function record(
  work: UnitOfWork,
  { id, version, events, enabled }: SettingRow,
  action: string,
): Promise<void> {
  audit(work, [{ action, objectType: 'notificationSetting', objectId: id, detail: { events, enabled } }]);
  notifySetting(work, id, version);
  await notifySettingsChanged(work, 'notifications');
}

/** Notifies the users who look at addresses and their logs. */
export const notifySetting = (work: UnitOfWork, id: string, version: number): void =>
  publish(work, [
    {
      event: { name: 'entity', data: { type: 'notificationSetting', id, version } },
      audience: { to: 'permission', permission: 'notificationSettingsRead' },
    },
  ]);
