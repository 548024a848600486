import { hindranceOf, readContext, type NewSignOff } from '../../shared/sign-off/sign-off.ts';
import type { UnitOfWork } from '../../shared/work/work.ts';
import { listPermitted } from '../../shared/caller/permitted.ts';
import { sendMessages, type News } from './send.ts';

type Request = Pick<NewSignOff, 'kind' | 'subjectId' | 'policy' | 'editors'> & {
  readonly requestedBy: string;
};

/** Tells everyone who may decide on a request that it is open. */
export async function notifyDeciders(
  work: UnitOfWork,
  { kind, subjectId, policy, editors, requestedBy }: Request,
  about: Pick<News, 'registrationId' | 'processId' | 'partyId' | 'merge'>,
): Promise<void> {
  // A person who decides alone is the one who asks, and knows.
  const request = { policy, subjectId, requestedBy, editors, aloneFrom: null };
  const context = await readContext(work, kind);
  const deciders = (await listPermitted(work)).filter(
    person => hindranceOf(request, person, kind.permission, context) === null,
  );
  await sendMessages(work, {
    messageType: 'approvalRequested',
    userIds: deciders.map(({ userId }) => userId),
    ...about,
  });
}
