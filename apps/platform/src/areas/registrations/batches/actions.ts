import { hasWayBack, type BodyOf, type contract } from '@dossier/api/contract';
import type { BeforeBatch } from '../../../database/schema/batches.ts';
import type {
  BatchAction as StoredBatchAction,
  BatchArea,
  MadeChange,
  SeenRecord,
} from '../../../shared/batches/area.ts';
import type { Caller } from '../../../shared/caller/caller.ts';
import { AppError } from '../../../shared/errors/app-error.ts';
import { assertVersion } from '../../../shared/versions/versions.ts';
import type { UnitOfWork } from '../../../shared/work/work.ts';
import { assignRegistration } from '../assign.ts';
import { findRow } from '../record.ts';
import { assertChangeable, changeStatus } from '../status/change-status.ts';
import { makeTransition } from '../status/make-transition.ts';

export type BatchAction = BodyOf<typeof contract.registrations.startBatch>['action'];

/** Bulk work on registrations: each is changed as it is one by one. */
export const registrationBatches: BatchArea = {
  subject: 'registration',
  objectType: 'registration',
  jobs: { run: 'batches.run', forget: 'batches.forget' },
  may: ({ permissions }) => permissions.has('registrationWrite'),
  carryOut: (work, caller, seen, action) => carryOut(work, caller, seen, asAsked(action)),
  takeBack,
  async versionsOf({ tx }, ids) {
    if (ids.length === 0) return new Map();
    const rows = await tx
      .selectFrom('registrations')
      .select(['id', 'version'])
      .where('id', 'in', [...ids])
      .execute();
    return new Map(rows.map(({ id, version }) => [id, version]));
  },
};

/** An action as it was asked for, of what is stored of it. */
const asAsked = ({
  kind,
  assigneeId = null,
  next = null,
  reason = null,
  comment,
}: StoredBatchAction): BatchAction => ({
  kind: kind === 'assign' ? 'assign' : 'status',
  assigneeId,
  next,
  reason,
  comment,
});

/**
 * Whether an action is possible for a registration. Nothing changes.
 * @throws {AppError} With the reason why it is not.
 */
export async function validate(
  work: UnitOfWork,
  caller: Caller,
  seen: SeenRecord,
  action: BatchAction,
): Promise<void> {
  if (action.kind === 'assign') await assertAssignable(work, caller, seen);
  else await assertChangeable(work, caller, seen, statusChangeOf(action));
}

/** Does an action to one registration. @throws {AppError} With the reason why it cannot be done. */
async function carryOut(
  work: UnitOfWork,
  caller: Caller,
  seen: SeenRecord,
  action: BatchAction,
): Promise<MadeChange> {
  if (action.kind === 'assign') {
    const before = await assertAssignable(work, caller, seen);
    const { version } = await assignRegistration(work, caller, seen, { assigneeId: action.assigneeId });
    return { before: { assigneeId: before }, version };
  }
  const change = statusChangeOf(action);
  const { status } = await findRow(work, caller, seen.id);
  const { version } = await changeStatus(work, caller, seen, change);
  return { before: hasWayBack(status, change.next) ? { status } : null, version };
}

/**
 * Gives a registration back what it had, if it has not been changed since.
 * @throws {AppError} VersionStale when it has been; what a change of status or of the assignee throws.
 */
async function takeBack(
  work: UnitOfWork,
  caller: Caller,
  seen: SeenRecord,
  { assigneeId, status }: BeforeBatch,
): Promise<MadeChange> {
  if (status !== undefined) {
    // The platform explains an undoing by itself: the trail names the batch.
    const change = { next: status, comment: 'undo', reason: null };
    const { record } = await assertChangeable(work, caller, seen, change);
    const version = await makeTransition(work, record, { next: status, comment: null, reason: null });
    return { before: null, version };
  }
  const { version } = await assignRegistration(work, caller, seen, { assigneeId: assigneeId ?? null });
  return { before: null, version };
}

/** @returns who has the work. @throws {AppError} NotFound; VersionStale. */
async function assertAssignable(
  work: UnitOfWork,
  caller: Caller,
  { id, version }: SeenRecord,
): Promise<string | null> {
  const row = await findRow(work, caller, id);
  assertVersion(version, row.version);
  return row.assignee_id;
}

/** @throws {AppError} ValidationFailed without a status. */
function statusChangeOf({ next, comment, reason }: BatchAction) {
  if (next === null)
    throw new AppError('ValidationFailed', { fields: [{ path: 'action.next', code: 'required' }] });
  return { next, comment, reason };
}
