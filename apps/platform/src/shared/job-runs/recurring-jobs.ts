import type { Database } from '../../database/index.ts';
import type { Expected } from './job-runs.ts';

const minute = 60;
/** Once a day, with two hours for the run itself and for a process that starts late. */
const daily = 26 * 60 * minute;

/** What is done for each tenant by itself. */
export const tenantJobs = [
  { job: 'send-back', maxAge: daily },
  { job: 'due-soon', maxAge: daily },
  { job: 'expiring-documents', maxAge: daily },
  { job: 'risk-levels', maxAge: daily },
  { job: 'reviews-due', maxAge: daily },
  { job: 'digest', maxAge: 60 * minute },
] as const satisfies readonly Expected[];

const everywhere = [
  { job: 'audit-heads', maxAge: 30 * minute },
  { job: 'tombstones', maxAge: 30 * minute },
  { job: 'expiry', maxAge: 60 * minute },
  { job: 'counts', maxAge: 60 * minute },
  { job: 'alarms', maxAge: 60 * minute },
  { job: 'rows', maxAge: daily },
  { job: 'files', maxAge: daily },
] as const satisfies readonly Expected[];

const embedded = [{ job: 'backup', maxAge: daily }] as const satisfies readonly Expected[];

/** What is done for all tenants at once; a server is backed up by its operator. */
export const platformJobs = (kind: Database['kind']): readonly Expected[] =>
  kind === 'embedded' ? [...everywhere, ...embedded] : everywhere;

export type RecurringJobName = (typeof tenantJobs | typeof everywhere | typeof embedded)[number]['job'];
