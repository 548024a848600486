import type { JobHandler } from '../../shared/jobs/jobs.ts';
import type { Services } from '../../shared/services/services.ts';
import { moveFiles, moveFilesJob } from './move-files.ts';

export const documentJobs = (services: Services): Readonly<Record<string, JobHandler>> => ({
  [moveFilesJob]: { run: job => moveFiles(services, job) },
});
