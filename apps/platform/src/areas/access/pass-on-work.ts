import type { OpenWork } from '@dossier/api/contract';
import { AppError } from '../../shared/errors/app-error.ts';
import type { UnitOfWork } from '../../shared/work/work.ts';
import { countFiles, handOverFiles } from '../parties/service.ts';
import { countAssigned, handOver, recipientOf } from '../registrations/service.ts';
import { countRunning, handOverProcesses } from '../workflows/service.ts';

export const countOpenWork = async (work: UnitOfWork, userId: string): Promise<OpenWork> => ({
  registrations: await countAssigned(work, userId),
  processes: await countRunning(work, userId),
  files: await countFiles(work, userId),
});

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
  if (successorId === undefined) {
    const counts = await countOpenWork(work, userId);
    if (Object.values(counts).some(count => count > 0)) throw new AppError('Blocked');
    return;
  }
  const to = await recipientOf(work, userId, successorId);
  await handOver(work, userId, to);
  await handOverProcesses(work, userId, to);
  await handOverFiles(work, userId, to);
}
