import { maxSnoozeDays, type BodyOf, type contract, type OutputOf } from '@dossier/api/contract';
import { audit } from '../../shared/audit/audit.ts';
import { plusDays } from '../../shared/calendar/holidays.ts';
import { tenantDay } from '../../shared/calendar/tenant-day.ts';
import type { Caller } from '../../shared/caller/caller.ts';
import { AppError } from '../../shared/errors/app-error.ts';
import { publish } from '../../shared/events/publish.ts';
import type { UnitOfWork } from '../../shared/work/work.ts';
import { isOnboarding } from './engine/onboarding/onboarding.ts';
import { findProcess } from './engine/store.ts';

type Snooze = BodyOf<typeof contract.workflows.snooze>;
type Snoozed = OutputOf<typeof contract.workflows.snooze>;

/**
 * Puts the caller's own task off until a day, or takes that back: it is about their own list alone.
 * @throws {AppError} NotFound; ProcessEnded; Forbidden for a task that is not theirs; ValidationFailed for a day that is
 * not within the next months.
 */
export async function snoozeTask(
  work: UnitOfWork,
  caller: Caller,
  id: string,
  { until }: Snooze,
): Promise<Snoozed> {
  const process = await findProcess(work, caller, id);
  const { row } = process;
  if (row.result !== null) throw new AppError('ProcessEnded');
  if (row.assignee_id === null || ![caller.userId, ...caller.covers].includes(row.assignee_id))
    throw new AppError('Forbidden');
  const today = tenantDay(work.now);
  if (until !== null && (until <= today || until > plusDays(today, maxSnoozeDays)))
    throw new AppError('ValidationFailed', { fields: [{ path: 'until', code: 'snoozeDay' }] });
  // What the list shows of an onboarding is its registration.
  const recordId = isOnboarding(process) ? row.entity_id : row.id;
  await write(work, caller, recordId, until);
  audit(work, [
    {
      action: until === null ? 'task.snoozeEnded' : 'task.snoozed',
      objectType: 'process',
      objectId: row.id,
      detail: { until },
    },
  ]);
  // Their own counts and tabs.
  publish(work, [
    {
      event: { name: 'entity', data: { type: 'party', id: row.entity_id, version: row.version } },
      audience: { to: 'user', userId: caller.userId },
    },
  ]);
  return { snoozedUntil: until };
}

async function write(
  { tx, tenantId }: UnitOfWork,
  { userId }: Caller,
  recordId: string,
  until: string | null,
): Promise<void> {
  if (until === null) {
    await tx
      .deleteFrom('task_snoozes')
      .where('user_id', '=', userId)
      .where('record_id', '=', recordId)
      .execute();
    return;
  }
  await tx
    .insertInto('task_snoozes')
    .values({ tenant_id: tenantId, user_id: userId, record_id: recordId, until })
    .onConflict(conflict => conflict.columns(['tenant_id', 'user_id', 'record_id']).doUpdateSet({ until }))
    .execute();
}

/** Until when the caller has put off which of these, by their ids: what is over has come back. */
export async function snoozesOf(
  { tx, now }: UnitOfWork,
  { userId }: Caller,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await tx
    .selectFrom('task_snoozes')
    .select(['record_id', 'until'])
    .where('user_id', '=', userId)
    .where('record_id', 'in', [...ids])
    .where('until', '>', tenantDay(now))
    .execute();
  return new Map(rows.map(({ record_id: id, until }) => [id, until]));
}
