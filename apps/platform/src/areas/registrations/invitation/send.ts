import type { PartyNode, RegistrationType } from '@dossier/api/contract';
import type { Language } from '@dossier/validators/vocabularies';
import { compose } from '../../../ports/mail/compose.ts';
import { brandOf, letterLook } from '../../../ports/mail/look.ts';
import { audit } from '../../../shared/audit/audit.ts';
import type { Job } from '../../../shared/jobs/jobs.ts';
import type { Services } from '../../../shared/services/services.ts';
import { inTenant } from '../../../shared/work/in-tenant.ts';
import { systemActor } from '../../../shared/work/work.ts';
import { readSections } from '../../tenants/service.ts';
import { invitedOf } from './invite.ts';
import { invitationLetter } from './letter.ts';

interface Payload {
  readonly registrationId: string;
  readonly locale: Language;
}

/** Writes to everybody of a registration who has an address, in the firm's name; their adviser reads the answer. */
export async function sendInvitation(services: Services, { tenantId, payload }: Job): Promise<void> {
  const { registrationId, locale } = payload as Payload;
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
  // Erased in the meantime: there is nobody to write to.
  if (!found) return;
  const { row, general } = found;
  const look = letterLook(general.businessName, brandOf(general.whitelabeling));
  for (const { name, email } of invitedOf(row.parties as PartyNode[])) {
    const letter = invitationLetter(locale, {
      firm: general.businessName,
      name,
      number: row.number,
      adviser: row.first_name === null ? null : `${row.first_name} ${row.last_name}`,
      type: row.type as RegistrationType,
    });
    await services.mail.send({
      tenantId,
      to: email,
      ...(row.email === null ? {} : { replyTo: row.email }),
      subject: letter.subject,
      locale,
      ...compose(letter, locale, look),
    });
  }
  await inTenant(services, tenantId, systemActor('mail'), work =>
    audit(work, [
      {
        action: 'registration.invited',
        objectType: 'registration',
        objectId: registrationId,
        detail: { locale },
      },
    ]),
  );
}
