import type { UnitOfWork } from '../../shared/work/work.ts';
import { sendMessages, settle } from '../messages/service.ts';

/** Notifies the new assignee, and closes the messages of the one before. */
export async function notifyColleagues(
  work: UnitOfWork,
  id: string,
  before: string | null,
  now: string | null,
): Promise<void> {
  if (before === now) return;
  await settle(work, ['taskAssigned', 'taskDueSoon', 'documentExpiring'], id, now);
  if (now === null) return;
  await settle(work, ['registrationSubmitted'], id);
  await sendMessages(work, { messageType: 'taskAssigned', userIds: [now], registrationId: id });
}
