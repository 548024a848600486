import { batchLimits, transitionsFrom, type FieldViolation, type Transition } from '@dossier/api/contract';
import { registrationStatus } from '@dossier/validators/vocabularies';
import { AppError } from '../../../shared/errors/app-error.ts';
import type { UnitOfWork } from '../../../shared/work/work.ts';
import { listActiveUsers } from '../../access/service.ts';
import type { BatchAction } from './actions.ts';

/**
 * What is the same for every registration of a batch: said once, not once for each.
 * @throws {AppError} ValidationFailed.
 */
export async function assertAction(
  work: UnitOfWork,
  action: BatchAction,
  { count, isExplained }: { readonly count: number; readonly isExplained: boolean },
): Promise<void> {
  const fields: FieldViolation[] = [];
  const max = batchLimits[action.kind];
  if (count > max) fields.push({ path: 'rows', code: 'maxNumber', params: { max } });
  if (action.kind === 'assign') {
    const { assigneeId } = action;
    const staff = await listActiveUsers(work);
    if (assigneeId !== null && !staff.some(({ _id }) => _id === assigneeId))
      fields.push({ path: 'action.assigneeId', code: 'oneOf' });
  } else {
    const edges = registrationStatus.codes
      .flatMap(transitionsFrom)
      .filter(({ next }) => next === action.next);
    // What only some registrations need, as they are now, is a matter of each.
    const isNeeded = (does: (edge: Transition) => boolean) =>
      isExplained && edges.length > 0 && edges.every(does);
    if (edges.length === 0) fields.push({ path: 'action.next', code: 'required' });
    if (isNeeded(({ comment }) => comment === 'required') && !action.comment?.trim())
      fields.push({ path: 'action.comment', code: 'required' });
    if (isNeeded(({ reasonCodes }) => reasonCodes !== undefined) && action.reason === null)
      fields.push({ path: 'action.reason', code: 'required' });
  }
  if (fields.length > 0) throw new AppError('ValidationFailed', { fields });
}
