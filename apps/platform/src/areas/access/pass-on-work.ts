import { AppError } from '../../shared/errors/app-error.ts';
import type { UnitOfWork } from '../../shared/work/work.ts';
import { countAssigned, handOver } from '../registrations/service.ts';

/**
 * Open work of someone who goes goes on with a colleague, or with no one, in the same unit of work: nothing waits for a
 * person who cannot come.
 * @param successorId undefined where no one was asked.
 * @throws {AppError} Blocked where there is work and no one was asked; ValidationFailed for whom it cannot go to.
 */
export async function passOnWork(
  work: UnitOfWork,
  userId: string,
  successorId: string | null | undefined,
): Promise<void> {
  if (successorId !== undefined) await handOver(work, userId, successorId);
  else if ((await countAssigned(work, userId)) > 0) throw new AppError('Blocked');
}
