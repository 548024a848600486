import { hindranceOf, readContext, type NewSignOff } from '../../../shared/sign-off/sign-off.ts';
import type { UnitOfWork } from '../../../shared/work/work.ts';
import { listPermitted } from '../../access/service.ts';
import { sendMessages } from '../../messages/service.ts';
import { acceptance } from './acceptance.ts';

/** Tells everyone who may decide on it that a request to accept a client is open. */
export async function notifyDeciders(
  work: UnitOfWork,
  registrationId: string,
  { policy, requestedBy, editors }: Pick<NewSignOff, 'policy' | 'editors'> & { readonly requestedBy: string },
): Promise<void> {
  // A person who decides alone is the one who asks, and knows.
  const request = { policy, subjectId: registrationId, requestedBy, editors, aloneFrom: null };
  const context = await readContext(work, acceptance);
  const deciders = (await listPermitted(work)).filter(
    person => hindranceOf(request, person, acceptance.permission, context) === null,
  );
  await sendMessages(work, {
    messageType: 'approvalRequested',
    userIds: deciders.map(({ userId }) => userId),
    registrationId,
  });
}
