import type { Language } from '@dossier/validators/vocabularies';
import type { Email } from '../../../ports/mail/compose.ts';
import { sendEmail } from '../../../ports/mail/send-email.ts';
import { brandOf, dossierBrand } from '../../../ports/mail/style.ts';
import type { Services } from '../../../shared/services/services.ts';
import { readSections } from '../../tenants/service.ts';
import { platformTenant } from '../sessions.ts';
import { languageOf, type Addressed } from './emails.ts';

/** Someone as emails address them: in their language, in the name of the tenant. */
export function recipient({ database }: Pick<Services, 'database'>, tenantId: string, userId: string) {
  return database.read(tenantId, async tx => {
    const user = await tx
      .selectFrom('users')
      .select(['username', 'email', 'phone', 'first_name', 'last_name', 'locale'])
      .where('id', '=', userId)
      .executeTakeFirstOrThrow();
    if (tenantId === platformTenant)
      return { user, tenant: 'Dossier', locale: languageOf(user.locale, 'en-US'), brand: dossierBrand };
    const { contact, whitelabeling, regions } = await readSections(tx, [
      'contact',
      'whitelabeling',
      'regions',
    ]);
    const locale = languageOf(user.locale, regions.defaultLocale);
    return { user, tenant: contact.businessName, locale, brand: brandOf(whitelabeling) };
  });
}

/** PUBLIC_URL and nowhere else, whatever host was asked. */
export function linkTo({ settings }: Pick<Services, 'settings'>, tenantId: string, path: string): string {
  const link = new URL(path, settings.publicUrl);
  if (tenantId !== platformTenant) link.hostname = `${tenantId}.${link.hostname}`;
  return link.href;
}

/** An email to a user, and where its link leads. */
export interface ToStaff {
  readonly tenantId: string;
  readonly userId: string;
  readonly path: string;
  /** Where it goes in place of the user's own address. */
  readonly address?: string | undefined;
  readonly compose: (locale: Language, about: Addressed) => Promise<Email>;
}

/** Writes to a user in their language and in the name of the tenant; links lead to PUBLIC_URL and nowhere else. */
export async function writeToStaff(
  services: Services,
  { tenantId, userId, path, address, compose }: ToStaff,
): Promise<void> {
  const { user, tenant, locale, brand } = await recipient(services, tenantId, userId);
  const name = `${user.first_name} ${user.last_name}`;
  const link = linkTo(services, tenantId, path);
  const email = await compose(locale, { tenant, name, link, userName: user.username });
  await sendEmail(services.mail, { tenantId, to: address ?? user.email, locale, email, tenant, brand });
}
