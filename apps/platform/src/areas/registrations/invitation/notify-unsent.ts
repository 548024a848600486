import { audit } from '../../../shared/audit/audit.ts';
import type { Job } from '../../../shared/jobs/jobs.ts';
import type { Services } from '../../../shared/services/services.ts';
import { inTenant } from '../../../shared/work/in-tenant.ts';
import { systemActor } from '../../../shared/work/work.ts';
import { adminsOf, listActiveUsers } from '../../access/service.ts';
import { sendMessages } from '../../messages/service.ts';
import { notifyChange } from '../notify-change.ts';
import type { QueuedEmail } from './invite.ts';

/** The email to a client could not be sent: the record says so, and its assignee is notified, else the Admins. */
export async function notifyUnsent(services: Services, { tenantId, payload }: Job): Promise<void> {
  const { registrationId, partyId, locale } = payload as QueuedEmail;
  await inTenant(services, tenantId, systemActor('mail'), async work => {
    const record = await work.tx
      .selectFrom('registrations')
      .select(['assignee_id', 'version'])
      .where('id', '=', registrationId)
      .executeTakeFirst();
    if (!record) return;
    const { assignee_id: assigneeId, version } = record;
    const assignee = (await listActiveUsers(work)).filter(({ _id }) => _id === assigneeId);
    await sendMessages(work, {
      messageType: 'systemNotice',
      userIds: assignee.length > 0 ? assignee.map(({ _id }) => _id) : await adminsOf(work),
      registrationId,
    });
    audit(work, [
      {
        action: 'registration.invitationFailed',
        objectType: 'registration',
        objectId: registrationId,
        detail: { locale, party: partyId },
      },
    ]);
    notifyChange(work, { id: registrationId, version, assigneeIds: [assigneeId] });
  });
}
