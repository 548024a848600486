import type { NewSignOff } from '../../shared/sign-off/sign-off.ts';
import type { UnitOfWork } from '../../shared/work/work.ts';
import { notifyDeciders, notifyNow, sendMessages, settleAbout, type News } from '../messages/service.ts';
import type { MergeRow } from './read.ts';

type Merge = Pick<MergeRow, 'id' | 'from_party' | 'into_party'>;

const aboutOf = ({ id, from_party: from, into_party: into }: Merge) => ({
  registrationId: null,
  partyId: into,
  merge: { id, from },
});

/** Asks those who may decide on a merge; no one from whom either client is kept. */
export const notifyMergeDeciders = (work: UnitOfWork, merge: Merge, request: NewSignOff): Promise<void> =>
  notifyDeciders(work, { ...request, requestedBy: work.actor.id }, aboutOf(merge));

/** No one has to decide any more, and who asked hears of what came of it. */
export async function notifyMergeRequester(
  work: UnitOfWork,
  merge: Merge,
  messageType: Extract<News['messageType'], 'approvalDecided' | 'approvalVoided'>,
  requestedBy: string,
): Promise<void> {
  await settleAbout(work, ['approvalRequested'], merge.id);
  await sendMessages(work, { messageType, userIds: [requestedBy], ...aboutOf(merge) });
}

export const notifyUndone = (work: UnitOfWork, merge: MergeRow): Promise<void> =>
  notifyNow(work, { messageType: 'approvalVoided', userIds: [merge.requested_by], ...aboutOf(merge) });
