import type { BodyOf, contract } from '@dossier/api/contract';
import type { BeforeBatch } from '../../../database/schema/batches.ts';
import type { BatchAction, BatchArea, MadeChange, SeenRecord } from '../../../shared/batches/area.ts';
import type { Caller } from '../../../shared/caller/caller.ts';
import { AppError } from '../../../shared/errors/app-error.ts';
import { assertVersion } from '../../../shared/versions/versions.ts';
import type { UnitOfWork } from '../../../shared/work/work.ts';
import { assignRegistration } from '../../registrations/service.ts';
import { moveProcess } from '../engine/moves.ts';
import { isOnboarding } from '../engine/onboarding/onboarding.ts';
import { readProcess } from '../engine/read.ts';
import { findProcess, type StoredProcess } from '../engine/store.ts';
import { assertOwn, isSnoozeDay, snoozedUntil, snoozeTask, storedSnooze } from '../snooze.ts';

export type TaskAction = BodyOf<typeof contract.workflows.startBatch>['action'];

/** Bulk work on tasks: each is assigned or put off as it is one by one. */
export const taskBatches: BatchArea = {
  subject: 'task',
  objectType: 'process',
  jobs: { run: 'taskBatches.run', forget: 'taskBatches.forget' },
  may: ({ permissions }) => permissions.has('registrationRead') || permissions.has('clientFileRead'),
  carryOut,
  takeBack,
  async versionsOf({ tx }, ids) {
    if (ids.length === 0) return new Map();
    const rows = await tx
      .selectFrom('processes')
      .select(['id', 'version'])
      .where('id', 'in', [...ids])
      .execute();
    return new Map(rows.map(({ id, version }) => [id, version]));
  },
};

/** Whether an action is possible for a task. Nothing changes. @throws {AppError} With the reason why it is not. */
export async function validate(
  work: UnitOfWork,
  caller: Caller,
  seen: SeenRecord,
  { kind }: Pick<BatchAction, 'kind'>,
): Promise<void> {
  const process = await findOpen(work, caller, seen);
  if (kind === 'snooze') assertOwn(caller, process);
  else if (!(await readProcess(work, caller, seen.id)).moves.includes('assign'))
    throw new AppError('Forbidden');
}

async function carryOut(
  work: UnitOfWork,
  caller: Caller,
  seen: SeenRecord,
  { kind, assigneeId = null, until = null }: BatchAction,
): Promise<MadeChange> {
  const process = await findOpen(work, caller, seen);
  if (kind === 'snooze') {
    const before = { snoozedUntil: await snoozedUntil(work, caller, process), putOffUntil: until };
    await snoozeTask(work, caller, seen.id, { until });
    return { before, version: seen.version };
  }
  return {
    before: { assigneeId: process.row.assignee_id },
    version: await assign(work, caller, seen, assigneeId),
  };
}

async function takeBack(
  work: UnitOfWork,
  caller: Caller,
  seen: SeenRecord,
  { assigneeId, snoozedUntil: until, putOffUntil }: BeforeBatch,
): Promise<MadeChange> {
  if (until === undefined)
    return { before: null, version: await assign(work, caller, seen, assigneeId ?? null) };
  const process = await findOpen(work, caller, seen);
  // A snooze is no change of the task, so its version does not tell.
  if (putOffUntil !== undefined && (await storedSnooze(work, caller, process)) !== putOffUntil)
    throw new AppError('VersionStale');
  // A day that has come meanwhile is none to put it off until.
  await snoozeTask(work, caller, seen.id, {
    until: until !== null && isSnoozeDay(work, until) ? until : null,
  });
  return { before: null, version: seen.version };
}

/** @returns the version that it has then. */
async function assign(
  work: UnitOfWork,
  caller: Caller,
  seen: SeenRecord,
  assigneeId: string | null,
): Promise<number> {
  const process = await findOpen(work, caller, seen);
  if (!isOnboarding(process))
    return (await moveProcess(work, caller, seen, { move: 'assign', assigneeId, note: null })).version;
  if (!caller.permissions.has('registrationWrite')) throw new AppError('Forbidden');
  // Of the registration: an Agent who gives it away does not see its process any more.
  const registration = { id: process.row.entity_id, version: seen.version };
  return (await assignRegistration(work, caller, registration, { assigneeId })).version;
}

/** @throws {AppError} NotFound; VersionStale; ProcessEnded. */
async function findOpen(
  work: UnitOfWork,
  caller: Caller,
  { id, version }: SeenRecord,
): Promise<StoredProcess> {
  const process = await findProcess(work, caller, id);
  assertVersion(version, process.row.version);
  if (process.row.result !== null) throw new AppError('ProcessEnded');
  return process;
}
