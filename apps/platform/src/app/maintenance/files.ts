import { forgetUploads } from '../../areas/documents/service.ts';
import { tenantIds } from '../../shared/audit/chain-heads.ts';
import { sweepObjects } from '../../shared/files/sweep.ts';
import { verifyFiles } from '../../shared/files/verify.ts';
import type { Counts } from '../../shared/job-runs/job-runs.ts';
import type { Services } from '../../shared/services/services.ts';

/** Held by the process that deletes objects or copies all of them: never both at once, on whatever machine. */
export const objectsLease = 'objects';

/** Milliseconds: no one is still writing a file that began so long ago. */
const writingTime = 3_600_000;

/** Clears away what is left of files that a crash cut short. */
export const clearUnfinished = ({ objects, clock }: Pick<Services, 'objects' | 'clock'>): Promise<void> =>
  objects.clearUnfinished(new Date(clock.now().getTime() - writingTime));

/**
 * Clears away what nothing names, and checks whether all that is named is there. The caller holds the lease of
 * the objects.
 */
export async function maintainFiles(services: Services): Promise<Counts> {
  const { database, clock, log } = services;
  const now = clock.now();
  for (const tenantId of await tenantIds(database))
    await database.tenant(tenantId, tx => forgetUploads({ tx, now }));
  await clearUnfinished(services);
  await sweepObjects(services, now);
  const { files, faults } = await verifyFiles(services, 'there');
  if (faults.length > 0) {
    const some = faults.slice(0, 20).map(({ tenantId, fileId }) => `${tenantId} ${fileId}`);
    log.error({ files, missing: faults.length, some }, 'files that are named are not there');
  }
  return { checked: files, missing: faults.length };
}
