import type { ChoosableMessage } from '@dossier/api/contract';
import type { Job, JobHandlers } from '../../../shared/jobs/jobs.ts';
import type { Services } from '../../../shared/services/services.ts';
import { inTenant } from '../../../shared/work/in-tenant.ts';
import { systemActor } from '../../../shared/work/work.ts';
import { presentCaller } from '../../access/service.ts';
import { digestJob, writeDigest } from './digest.ts';
import { messagesEmail, type StaffEvent } from './emails.ts';
import type { WriteToStaff } from './write.ts';
import { messageEmailJob } from './queue-emails.ts';

const actor = systemActor('mail');

/** What the queue does for emails about messages. One that cannot be sent is left: its messages are in the inbox. */
export const emailJobs = (services: Services, write: WriteToStaff): JobHandlers => ({
  [messageEmailJob]: { lane: 'messages', run: job => writeOfMessages(services, write, job) },
  [digestJob]: { lane: 'messages', run: job => writeDigest(services, write, job) },
});

/** Writes of what has come since the last email and is still unread; a job that is tried again writes of the same. */
async function writeOfMessages(
  services: Services,
  write: WriteToStaff,
  { id, tenantId, payload }: Job,
): Promise<void> {
  const { userId } = payload as { readonly userId: string };
  const messages = await inTenant(services, tenantId, actor, async work => {
    const rows = await work.tx
      .updateTable('tenant_messages')
      .set({ email_job: id })
      .where('user_id', '=', userId)
      .where('email_due', '=', true)
      .where(eb => eb.or([eb('email_job', 'is', null), eb('email_job', '=', id)]))
      .returning(['message_type', 'actor_id', 'message_status', 'closed_at', 'created_at'])
      .execute();
    const open = rows.filter(row => row.message_status === 'Unread' && row.closed_at === null);
    if (open.length === 0 || !(await presentCaller(work, userId))) return [];
    const actors = await work.tx
      .selectFrom('users')
      .select(['id', 'first_name', 'last_name'])
      .where('id', 'in', [userId, ...open.flatMap(row => row.actor_id ?? [])])
      .execute();
    const names = new Map(actors.map(each => [each.id, `${each.first_name} ${each.last_name}`]));
    return open
      .toSorted((a, b) => a.created_at.localeCompare(b.created_at))
      .map((row): StaffEvent => ({
        type: row.message_type as ChoosableMessage,
        actor: row.actor_id === null ? null : (names.get(row.actor_id) ?? null),
      }));
  });
  if (messages.length > 0)
    await write({
      tenantId,
      userId,
      path: '/administration/inbox',
      compose: (locale, about) => messagesEmail(locale, messages, about),
    });
  await inTenant(services, tenantId, actor, ({ tx }) =>
    tx.updateTable('tenant_messages').set({ email_due: false }).where('email_job', '=', id).execute(),
  );
}
