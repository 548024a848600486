import { enqueue } from '../../../shared/jobs/jobs.ts';
import type { UnitOfWork } from '../../../shared/work/work.ts';
import { readSections } from '../../tenants/service.ts';

export const completeJob = 'registrations.complete';

/** What the job is called that looks through all that is incomplete, a batch at a time. */
export const completeAllJob = 'registrations.completeAll';

/** Whether the tenant lets the platform call an onboarding complete (R1). */
export const isAutomatic = async ({ tx }: UnitOfWork): Promise<boolean> =>
  (await readSections(tx, ['onboarding'])).onboarding.completion === 'automatic';

/** Something changed in what is incomplete: where the tenant wants it so, the platform checks whether that was all. */
export async function checkCompleteness(work: UnitOfWork, id: string): Promise<void> {
  if (await isAutomatic(work)) await enqueue(work, completeJob, { id });
}

/** What the tenant asks for may be less now, or the platform may act that did not: what is whole already moves as well. */
export async function findComplete(work: UnitOfWork): Promise<void> {
  if (await isAutomatic(work)) await enqueue(work, completeAllJob, { after: null });
}
