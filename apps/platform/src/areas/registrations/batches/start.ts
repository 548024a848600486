import type { BodyOf, contract } from '@dossier/api/contract';
import { storeBatch } from '../../../shared/batches/start.ts';
import type { Caller } from '../../../shared/caller/caller.ts';
import { AppError } from '../../../shared/errors/app-error.ts';
import { countOf } from '../../../shared/lists/count-of.ts';
import type { UnitOfWork } from '../../../shared/work/work.ts';
import { registrationBatches } from './actions.ts';
import { assertAction } from './assert-action.ts';
import { entityOf, type BatchEntity } from './entity.ts';

/**
 * Puts bulk work in the queue, for the registrations as they were seen; whether its owner may change each of them is
 * asked again when its turn comes.
 * @throws {AppError} ValidationFailed; TooManyBatches.
 */
export async function startBatch(
  work: UnitOfWork,
  caller: Caller,
  { action, rows }: BodyOf<typeof contract.registrations.startBatch>,
): Promise<BatchEntity> {
  await assertAction(work, action, { count: rows.length, isExplained: true });
  const ids = new Set(rows.map(({ id }) => id));
  const count = await countOf(work.tx.selectFrom('registrations').where('id', 'in', [...ids]));
  // An id of nothing, or of another tenant's, is the caller's mistake; one that is not theirs to see fails by itself.
  if (ids.size < rows.length || count < ids.size)
    throw new AppError('ValidationFailed', { fields: [{ path: 'rows', code: 'oneOf' }] });
  const { kind, assigneeId, next, reason, comment } = action;
  const row = await storeBatch(work, caller, registrationBatches, {
    kind,
    action: kind === 'assign' ? { assigneeId } : { next, reason },
    rows,
    comment: comment?.trim() || null,
  });
  return entityOf(work, row);
}
