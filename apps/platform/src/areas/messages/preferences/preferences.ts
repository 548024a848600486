import {
  choosableMessages,
  type BodyOf,
  type contract,
  type MessageChannel,
  type NotificationPreferences,
} from '@dossier/api/contract';
import type { Selectable } from 'kysely';
import type { NotificationPreferencesTable } from '../../../database/schema/notifications.ts';
import { audit } from '../../../shared/audit/audit.ts';
import { tenantDay, tenantHour } from '../../../shared/calendar/tenant-day.ts';
import type { Caller } from '../../../shared/caller/caller.ts';
import { AppError } from '../../../shared/errors/app-error.ts';
import { assertVersion } from '../../../shared/versions/versions.ts';
import type { UnitOfWork } from '../../../shared/work/work.ts';

type Row = Selectable<NotificationPreferencesTable>;
type Change = BodyOf<typeof contract.messages.updatePreferences>;

const shown = (row: Row | undefined): NotificationPreferences => ({
  channels: choosableMessages.map(messageType => ({
    messageType,
    channel: row?.channels[messageType] ?? 'inbox',
  })),
  digestHour: row?.digest_hour ?? null,
  version: row?.version ?? 0,
});

/** @throws {AppError} NotFound for a System Admin: no inbox of the firm is theirs. */
function assertStaff({ role }: Caller): void {
  if (role === 'ROLE_SYSTEM_ADMIN') throw new AppError('NotFound');
}

const rowOf = ({ tx }: Pick<UnitOfWork, 'tx'>, { userId }: Caller) =>
  tx.selectFrom('notification_preferences').selectAll().where('user_id', '=', userId);

/** @throws {AppError} NotFound. */
export async function readPreferences(work: UnitOfWork, caller: Caller): Promise<NotificationPreferences> {
  assertStaff(caller);
  return shown(await rowOf(work, caller).executeTakeFirst());
}

/** @throws {AppError} NotFound, VersionStale. */
export async function updatePreferences(
  work: UnitOfWork,
  caller: Caller,
  { channels, digestHour }: Change,
  version: number,
): Promise<NotificationPreferences> {
  assertStaff(caller);
  const { tx, tenantId, now } = work;
  const before = await rowOf(work, caller).forUpdate().executeTakeFirst();
  assertVersion(version, before?.version ?? 0);
  const values = {
    channels: JSON.stringify(chosen(channels)),
    digest_hour: digestHour,
    digest_day: digestDay(work, before, digestHour),
    version: version + 1,
    updated_at: now,
  };
  const row = await tx
    .insertInto('notification_preferences')
    .values({ tenant_id: tenantId, user_id: caller.userId, ...values })
    // Of two first choices at once the second one finds a row of another version.
    .onConflict(conflict =>
      conflict
        .columns(['tenant_id', 'user_id'])
        .doUpdateSet(values)
        .where('notification_preferences.version', '=', version),
    )
    .returningAll()
    .executeTakeFirst();
  if (!row) throw new AppError('VersionStale');
  audit(work, [
    {
      action: 'notifications.preferencesChanged',
      objectType: 'inbox',
      objectId: caller.userId,
      detail: { channels: row.channels, digestHour },
    },
  ]);
  return shown(row);
}

const chosen = (channels: Change['channels']): Readonly<Record<string, MessageChannel>> =>
  Object.fromEntries(
    channels.flatMap(({ messageType, channel }) => (channel === 'inbox' ? [] : [[messageType, channel]])),
  );

/** An hour that is over today counts from the next working day on: who chooses 8 o'clock at noon wants no email at noon. */
function digestDay({ now }: UnitOfWork, before: Row | undefined, hour: number | null): string | null {
  const isOver = hour !== null && hour !== before?.digest_hour && tenantHour(now) >= hour;
  return isOver ? tenantDay(now) : (before?.digest_day ?? null);
}
