import type { JobHandler } from '../../shared/jobs/jobs.ts';
import type { Services } from '../../shared/services/services.ts';
import { invitationJob } from './invitation/invite.ts';
import { sendInvitation } from './invitation/send.ts';
import { notifyUnsent } from './invitation/notify-unsent.ts';
import { batchJobs } from './batches/store.ts';
import { forgetBatch, giveUpBatch, runBatch } from './batches/run.ts';
import { completeByItself } from './status/complete.ts';
import { completeAll } from './status/complete-all.ts';
import { completeAllJob, completeJob } from './status/check-completeness.ts';
import { moveParties, movePartiesJob } from './move-parties.ts';

/** What the queue does for registrations. */
export const registrationJobs = (services: Services): Readonly<Record<string, JobHandler>> => ({
  [completeJob]: { run: job => completeByItself(services, job) },
  [completeAllJob]: { run: job => completeAll(services, job) },
  [batchJobs.run]: { run: job => runBatch(services, job), giveUp: job => giveUpBatch(services, job) },
  [batchJobs.forget]: { run: job => forgetBatch(services, job) },
  [movePartiesJob]: { run: job => moveParties(services, job) },
  [invitationJob]: {
    lane: 'messages',
    run: job => sendInvitation(services, job),
    giveUp: job => notifyUnsent(services, job),
  },
});
