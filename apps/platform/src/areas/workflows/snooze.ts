import { maxSnoozeDays, type BodyOf, type contract, type OutputOf } from '@dossier/api/contract';
import { audit } from '../../shared/audit/audit.ts';
import { plusDays } from '../../shared/calendar/holidays.ts';
import { tenantDay } from '../../shared/calendar/tenant-day.ts';
import type { Caller } from '../../shared/caller/caller.ts';
import { AppError } from '../../shared/errors/app-error.ts';
import { publish } from '../../shared/events/publish.ts';
import type { UnitOfWork } from '../../shared/work/work.ts';
import { isOnboarding } from './engine/onboarding/onboarding.ts';
import { findProcess, type StoredProcess } from './engine/store.ts';

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
  assertOwn(caller, process);
  if (until !== null && !isSnoozeDay(work, until))
    throw new AppError('ValidationFailed', { fields: [{ path: 'until', code: 'snoozeDay' }] });
  await write(work, caller, recordOf(process), until);
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

/** One's own, or that of a colleague whose deputy one is. @throws {AppError} Forbidden. */
export function assertOwn({ userId, covers }: Caller, { row }: Pick<StoredProcess, 'row'>): void {
  if (row.assignee_id === null || ![userId, ...covers].includes(row.assignee_id))
    throw new AppError('Forbidden');
}

/** Whether a task may be put off until a day: from tomorrow on, within the next months. */
export function isSnoozeDay({ now }: Pick<UnitOfWork, 'now'>, until: string): boolean {
  const today = tenantDay(now);
  return until > today && until <= plusDays(today, maxSnoozeDays);
}

/** Until when the caller has put a task off; null where they have not. */
export async function snoozedUntil(
  work: UnitOfWork,
  caller: Caller,
  process: StoredProcess,
): Promise<string | null> {
  const id = recordOf(process);
  return (await snoozesOf(work, caller, [id])).get(id) ?? null;
}

/** The day that a task was put off until last, also one that has come; kept as it is until the transaction ends. */
export async function storedSnooze(
  { tx }: UnitOfWork,
  { userId }: Caller,
  process: StoredProcess,
): Promise<string | null> {
  const row = await tx
    .selectFrom('task_snoozes')
    .select('until')
    .where('user_id', '=', userId)
    .where('record_id', '=', recordOf(process))
    .forUpdate()
    .executeTakeFirst();
  return row?.until ?? null;
}

/** What the list shows of an onboarding is its registration. */
const recordOf = (process: StoredProcess): string =>
  isOnboarding(process) ? process.row.entity_id : process.row.id;

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
