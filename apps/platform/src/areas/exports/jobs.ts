import type { JobHandler } from '../../shared/jobs/jobs.ts';
import type { Services } from '../../shared/services/services.ts';
import { forgetExport } from './many/finish.ts';
import { giveUpExport, runExport } from './many/run.ts';
import { exportJobs } from './many/store.ts';

export const exportHandlers = (services: Services): Readonly<Record<string, JobHandler>> => ({
  [exportJobs.run]: {
    lane: 'exports',
    run: job => runExport(services, job),
    giveUp: job => giveUpExport(services, job),
  },
  [exportJobs.forget]: { run: job => forgetExport(services, job) },
});
