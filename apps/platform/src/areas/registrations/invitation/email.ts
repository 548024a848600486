import type { RegistrationType } from '@dossier/api/contract';
import { fillText, loadTexts } from '@dossier/api/texts';
import type { Language } from '@dossier/validators/vocabularies';
import type { Email } from '../../../ports/mail/compose.ts';

/** What the email to a client knows. */
export interface About {
  readonly tenant: string;
  readonly name: string;
  /** The reference of the registration, for the answer. */
  readonly number: string;
  /** Who looks after it; null where no one does yet. */
  readonly adviser: string | null;
  readonly type: RegistrationType;
}

/** The email that asks a client for what an onboarding of this type needs (S2 §3, completeness gate of 4.1). */
export async function invitationEmail(
  locale: Language,
  { type, adviser, tenant, name, number }: About,
): Promise<Email> {
  const { client } = await loadTexts(locale, 'emails');
  const fill = (text: string) => fillText(text, { tenant, name, number, adviser: adviser ?? '' });
  return {
    subject: fill(client.subject),
    greeting: fill(client.greeting),
    paragraphs: [fill(client.why), fill(adviser === null ? client.how : client.howWithAdviser), client.ready],
    items: type === 'BUSINESS' ? client.company : client.person,
    // Copies of identity documents do not belong into mail that no one encrypts.
    closing: `${client.safely} ${client.closing}`,
  };
}
