import type { Brand } from '@dossier/ui/theme';
import { compose, type Email } from './compose.ts';
import { emailStyle } from './style.ts';
import type { Mail, MailPort } from './mail.ts';

/** An email, to whom, and in whose name: the rest of the mail follows from it. */
export interface Outgoing extends Pick<Mail, 'tenantId' | 'to' | 'replyTo' | 'locale'> {
  readonly email: Email;
  readonly tenant: string;
  readonly brand: Brand;
}

/** Hands an email over in the tenant's name and theme. @throws {Error} when it could not be taken. */
export const sendEmail = (mail: MailPort, { email, tenant, brand, ...to }: Outgoing): Promise<void> =>
  mail.send({ ...to, subject: email.subject, ...compose(email, to.locale, emailStyle(tenant, brand)) });
