import { enqueue } from '../../../shared/jobs/jobs.ts';
import type { Work } from '../../../shared/work/work.ts';
import { readSections } from '../../tenants/service.ts';

/** What the job is called that completes a registration. */
export const completeJob = 'registrations.complete';

/** Whether the firm lets the platform call an onboarding complete (R1). */
export const isAutomatic = async ({ tx }: Work): Promise<boolean> =>
  (await readSections(tx, ['registrations'])).registrations.completion === 'automatic';

/** Something changed in what is incomplete: where the firm wants it so, the platform looks whether that was all. */
export async function lookWhetherComplete(work: Work, id: string): Promise<void> {
  if (await isAutomatic(work)) await enqueue(work, completeJob, { id });
}
