import type { JobHandler } from '../../shared/jobs/jobs.ts';
import type { Services } from '../../shared/services/services.ts';
import { followChange, followRiskJob } from './risk/follow.ts';

export { assessAgain, followRisk } from './risk/follow.ts';
export { assessAtReview } from './risk/change.ts';

export const kycJobs = (services: Services): Readonly<Record<string, JobHandler>> => ({
  [followRiskJob]: { run: job => followChange(services, job) },
});
