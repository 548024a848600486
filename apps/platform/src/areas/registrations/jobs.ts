import { batchHandlers } from '../../shared/batches/run.ts';
import type { JobHandler } from '../../shared/jobs/jobs.ts';
import type { Services } from '../../shared/services/services.ts';
import { presentCaller } from '../access/service.ts';
import { invitationJob } from './invitation/invite.ts';
import { sendInvitation } from './invitation/send.ts';
import { notifyUnsent } from './invitation/notify-unsent.ts';
import { registrationBatches } from './batches/actions.ts';
import { completeByItself } from './status/complete.ts';
import { completeAll } from './status/complete-all.ts';
import { completeAllJob, completeJob } from './status/check-completeness.ts';
import { moveParties, movePartiesJob } from './move-parties.ts';

export const registrationJobs = (services: Services): Readonly<Record<string, JobHandler>> => ({
  [completeJob]: { run: job => completeByItself(services, job) },
  [completeAllJob]: { run: job => completeAll(services, job) },
  ...batchHandlers(services, { area: registrationBatches, presentCaller }),
  [movePartiesJob]: { run: job => moveParties(services, job) },
  [invitationJob]: {
    lane: 'messages',
    run: job => sendInvitation(services, job),
    giveUp: job => notifyUnsent(services, job),
  },
});
