import type { RegistrationType } from '@dossier/api/contract';
import { brandOf } from '../../../ports/mail/style.ts';
import { sendEmail } from '../../../ports/mail/send-email.ts';
import { audit } from '../../../shared/audit/audit.ts';
import type { Job } from '../../../shared/jobs/jobs.ts';
import type { Services } from '../../../shared/services/services.ts';
import { inTenant } from '../../../shared/work/in-tenant.ts';
import { systemActor } from '../../../shared/work/work.ts';
import { readSections } from '../../tenants/service.ts';
import { treesOf } from '../members.ts';
import { invitedOf, type QueuedEmail } from './invite.ts';
import { invitationEmail } from './email.ts';

/** Writes to one person of a registration in the tenant's name; their adviser reads the answer. */
export async function sendInvitation(services: Services, { tenantId, payload }: Job): Promise<void> {
  const { registrationId, partyId, locale } = payload as QueuedEmail;
  const actor = systemActor('mail');
  const context = await inTenant(services, tenantId, actor, async work => {
    const { tx } = work;
    const { contact, whitelabeling } = await readSections(tx, ['contact', 'whitelabeling']);
    const row = await tx
      .selectFrom('registrations as r')
      .leftJoin('users as u', 'u.id', 'r.assignee_id')
      .select(['r.number', 'r.type', 'u.first_name', 'u.last_name', 'u.email'])
      .where('r.id', '=', registrationId)
      .executeTakeFirst();
    const trees = await treesOf(work, [registrationId]);
    return row && { row, contact, whitelabeling, parties: trees.get(registrationId) ?? [] };
  });
  const invited = context && invitedOf(context.parties).find(party => party.partyId === partyId);
  // Erased or taken out in the meantime: there is no one to write to.
  if (!invited) return;
  const { row, contact, whitelabeling } = context;
  const email = await invitationEmail(locale, {
    tenant: contact.businessName,
    name: invited.name,
    number: row.number,
    adviser: row.first_name === null ? null : `${row.first_name} ${row.last_name}`,
    type: row.type as RegistrationType,
  });
  await sendEmail(services.mail, {
    tenantId,
    to: invited.email,
    ...(row.email === null ? {} : { replyTo: row.email }),
    locale,
    email,
    tenant: contact.businessName,
    brand: brandOf(whitelabeling),
  });
  await inTenant(services, tenantId, actor, work =>
    audit(work, [
      {
        action: 'registration.invited',
        objectType: 'registration',
        objectId: registrationId,
        detail: { locale, party: partyId },
      },
    ]),
  );
}
