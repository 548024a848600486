import type { Services } from '../../../shared/services/services.ts';
import { inTenant } from '../../../shared/work/in-tenant.ts';
import { systemActor, type UnitOfWork } from '../../../shared/work/work.ts';
import { sendMessages } from '../../messages/service.ts';
import { dueSoonDays, notifyDueSoon } from '../../registrations/service.ts';
import { dueInProcess, tenantCalendar } from './due.ts';

/**
 * Notifies the assignees of all work of a tenant whose term ends soon (4.17): registrations and other processes, each
 * once.
 * @returns how many that is about.
 */
export const notifyAllDueSoon = (services: Services, tenantId: string): Promise<number> =>
  inTenant(
    services,
    tenantId,
    systemActor('schedule'),
    async work => (await notifyDueSoon(work)) + (await ofProcesses(work)),
  );

async function ofProcesses(work: UnitOfWork): Promise<number> {
  const calendar = await tenantCalendar(work);
  const rows = await work.tx
    .selectFrom('processes as w')
    .selectAll('w')
    .where('w.workflow_type', '<>', 'onboarding')
    .where('w.ended_at', 'is', null)
    .where('w.assignee_id', 'is not', null)
    .where('w.waiting_since', 'is', null)
    .where(eb =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('tenant_messages as m')
            .select('m.id')
            .whereRef('m.record_id', '=', 'w.id')
            .whereRef('m.user_id', '=', 'w.assignee_id')
            .where('m.message_type', '=', 'taskDueSoon'),
        ),
      ),
    )
    .execute();
  const due = rows.filter(row => {
    const { daysLeft } = dueInProcess(row, row.sla_days, work.now, calendar);
    return daysLeft >= 0 && daysLeft <= dueSoonDays;
  });
  for (const row of due)
    await sendMessages(work, {
      messageType: 'taskDueSoon',
      userIds: [row.assignee_id ?? ''],
      registrationId: null,
      processId: row.id,
    });
  return due.length;
}
