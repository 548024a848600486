import type { PartyNode, RegistrationType } from '@dossier/api/contract';
import { brandOf } from '../../../ports/mail/look.ts';
import { sendLetter } from '../../../ports/mail/send-letter.ts';
import { audit } from '../../../shared/audit/audit.ts';
import type { Job } from '../../../shared/jobs/jobs.ts';
import type { Services } from '../../../shared/services/services.ts';
import { inTenant } from '../../../shared/work/in-tenant.ts';
import { systemActor } from '../../../shared/work/work.ts';
import { readSections } from '../../tenants/service.ts';
import { invitedOf, type QueuedLetter } from './invite.ts';
import { invitationLetter } from './letter.ts';

/** Writes to one person of a registration in the firm's name; their adviser reads the answer. */
export async function sendInvitation(services: Services, { tenantId, payload }: Job): Promise<void> {
  const { registrationId, partyId, locale } = payload as QueuedLetter;
  const found = await services.database.read(tenantId, async tx => {
    const { general } = await readSections(tx, ['general']);
    const row = await tx
      .selectFrom('registrations as r')
      .leftJoin('users as u', 'u.id', 'r.assignee_id')
      .select(['r.number', 'r.type', 'r.parties', 'u.first_name', 'u.last_name', 'u.email'])
      .where('r.id', '=', registrationId)
      .executeTakeFirst();
    return row && { row, general };
  });
  const invited = found && invitedOf(found.row.parties as PartyNode[]).find(own => own.partyId === partyId);
  // Erased or taken out in the meantime: there is nobody to write to.
  if (!invited) return;
  const { row, general } = found;
  const letter = invitationLetter(locale, {
    firm: general.businessName,
    name: invited.name,
    number: row.number,
    adviser: row.first_name === null ? null : `${row.first_name} ${row.last_name}`,
    type: row.type as RegistrationType,
  });
  await sendLetter(services.mail, {
    tenantId,
    to: invited.email,
    ...(row.email === null ? {} : { replyTo: row.email }),
    locale,
    letter,
    firm: general.businessName,
    brand: brandOf(general.whitelabeling),
  });
  await inTenant(services, tenantId, systemActor('mail'), work =>
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
