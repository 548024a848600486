import { registrationStatus } from '@dossier/validators/vocabularies';
import type { Job } from '../../../shared/jobs/jobs.ts';
import type { Services } from '../../../shared/services/services.ts';
import { inTenant } from '../../../shared/work/in-tenant.ts';
import { systemActor, type UnitOfWork } from '../../../shared/work/work.ts';
import { isAutomatic } from './check-completeness.ts';
import { makeTransition } from './make-transition.ts';
import { isWhole, statusContextOf } from './status-context.ts';
import { withParties } from '../record.ts';

const incomplete = registrationStatus.code('INCOMPLETE');

/** Completes a registration that nothing is missing in. May run twice: the second time it finds another status. */
export const completeByItself = (services: Services, { tenantId, payload }: Job): Promise<void> =>
  completeIfWhole(services, tenantId, (payload as { readonly id: string }).id);

/** Does what R1 says of one registration, where the tenant lets the platform do it and no one else has by now. */
export const completeIfWhole = (services: Services, tenantId: string, id: string): Promise<void> =>
  inTenant(services, tenantId, systemActor('completeness'), async work => {
    const row = await work.tx
      .selectFrom('registrations')
      .selectAll()
      .where('id', '=', id)
      .where('status', '=', incomplete)
      .forUpdate()
      .executeTakeFirst();
    if (!row || !(await isAutomatic(work)) || (await wasSentByPerson(work, id))) return;
    const record = await withParties(work, row);
    const { sections } = await statusContextOf(work, record);
    if (!isWhole(sections)) return;
    await makeTransition(work, record, {
      next: registrationStatus.code('COMPLETE'),
      comment: null,
      reason: null,
      detail: { rule: 'R1', because: 'complete' },
      source: 'job',
    });
  });

/** Someone made it incomplete, for a reason that no field may know of: then someone says when it is whole again. */
async function wasSentByPerson({ tx }: UnitOfWork, id: string): Promise<boolean> {
  const link = await tx
    .selectFrom('audit')
    .select('actor')
    .where('object_type', '=', 'registration')
    .where('object_id', '=', id)
    .where('action', '=', 'registration.statusChanged')
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst();
  return link !== undefined && !link.actor.startsWith('system:');
}
