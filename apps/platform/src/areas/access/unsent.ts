import { audit } from '../../shared/audit/audit.ts';
import type { Job } from '../../shared/jobs/jobs.ts';
import type { Services } from '../../shared/services/services.ts';
import { inTenant } from '../../shared/work/in-tenant.ts';
import { systemActor } from '../../shared/work/work.ts';
import { notifyNow } from '../messages/service.ts';
import { requesterOf } from './reset.ts';
import { adminsOf } from './service.ts';
import { notifyUser } from './notify-user.ts';

const actor = systemActor('mail');

/**
 * An email to one of the staff could not be sent: the Admins are notified of whom, and the audit trail has which. The
 * person is not: no one who is not signed in learns from it, and an account in wrong hands must not hide it.
 */
export const notifyUnsentTo = (
  services: Services,
  { tenantId, kind }: Pick<Job, 'tenantId' | 'kind'>,
  userId: string,
): Promise<void> =>
  inTenant(services, tenantId, actor, async work => {
    audit(work, [{ action: 'email.failed', objectType: 'user', objectId: userId, detail: { email: kind } }]);
    const userIds = await adminsOf(work);
    await notifyNow(work, { messageType: 'systemNotice', userIds, registrationId: null, aboutId: userId });
  });

/** A code for a lost password could not be sent. The answer is the same as for an unknown name. */
export async function notifyUnsentCode(services: Services, job: Job): Promise<void> {
  const account = await requesterOf(services, job);
  if (account) await notifyUnsentTo(services, { ...job, tenantId: account.tenant_id }, account.user_id);
}

/** An invitation could not be sent: the list says so, and its sender is notified; the Admins, where the sender has left. */
export async function notifyUnsentInvitation(services: Services, { tenantId, payload }: Job): Promise<void> {
  const { inviteId } = payload as { inviteId: string };
  await inTenant(services, tenantId, actor, async work => {
    const invite = await work.tx
      .updateTable('invites')
      .set({ unsent_at: work.now })
      .where('id', '=', inviteId)
      .where('used_at', 'is', null)
      .where('revoked_at', 'is', null)
      .returning('created_by')
      .executeTakeFirst();
    if (!invite) return;
    audit(work, [{ action: 'email.failed', objectType: 'invite', objectId: inviteId }]);
    const admins = await adminsOf(work);
    const inviter = admins.filter(id => id === invite.created_by);
    await notifyNow(work, {
      messageType: 'systemNotice',
      userIds: inviter.length > 0 ? inviter : admins,
      registrationId: null,
      aboutId: inviteId,
    });
    notifyUser(work, { id: inviteId, version: 1 });
  });
}
