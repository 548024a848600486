import { batchHandlers } from '../../shared/batches/run.ts';
import type { JobHandler } from '../../shared/jobs/jobs.ts';
import type { Services } from '../../shared/services/services.ts';
import { presentCaller } from '../access/service.ts';
import { taskBatches } from './batches/actions.ts';

export const workflowJobs = (services: Services): Readonly<Record<string, JobHandler>> =>
  batchHandlers(services, { area: taskBatches, presentCaller });
