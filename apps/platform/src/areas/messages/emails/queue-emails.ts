import { enqueue } from '../../../shared/jobs/jobs.ts';
import type { UnitOfWork } from '../../../shared/work/work.ts';

export const messageEmailJob = 'messages.email';

/** Milliseconds in which messages are gathered: a hundred assignments at once are one email. */
const gathering = 60_000;

/** Queues an email to each of some users, about all that is due to them by then. */
export async function queueEmails(work: UnitOfWork, userIds: readonly string[]): Promise<void> {
  const due = new Date(work.now.getTime() + gathering);
  for (const userId of userIds) await enqueue(work, messageEmailJob, { userId }, due);
}
