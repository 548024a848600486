import { fillText, loadTexts, type Texts } from '@dossier/api/texts';
import { language, type Language } from '@dossier/validators/vocabularies';
import type { Email } from '../../../ports/mail/compose.ts';

type EmailTexts = Texts['emails'];
type SecretTemplate = 'resetCode' | 'temporaryPassword' | 'invitation' | 'confirmationCode' | 'emailCode';

/** An email of this area by the name of its text, and the secret that it carries: a code, a password, a token. */
export type Content =
  | { readonly template: Exclude<keyof EmailTexts['access'], SecretTemplate> }
  | { readonly template: SecretTemplate; readonly secret: string };

/** Who writes, to whom, and where the link leads. */
export interface Addressed {
  readonly tenant: string;
  /** Absent in an invitation: no one knows yet what the person is called. */
  readonly name?: string;
  readonly userName?: string;
  /** Who invites; of an invitation alone. */
  readonly inviter?: string;
  readonly link: string;
}

export async function accessEmail(
  locale: Language,
  content: Content,
  { tenant, name = '', userName = '', inviter = tenant, link }: Addressed,
): Promise<Email> {
  const { subject, greeting, paragraphs, ...texts } = (await loadTexts(locale, 'emails')).access[
    content.template
  ];
  const fill = (text: string) => fillText(text, { tenant, name, userName, inviter });
  return {
    subject: fill(subject),
    greeting: fill(greeting),
    paragraphs: paragraphs.map(fill),
    ...('secret' in content && { secret: content.secret }),
    link: { label: texts.link, href: link },
    closing: fill(texts.closing),
  };
}

/** A text message in a language: short, no link. */
export async function smsText(
  locale: Language,
  template: keyof EmailTexts['sms'],
  params: { readonly tenant: string; readonly code: string },
): Promise<string> {
  const { sms } = await loadTexts(locale, 'emails');
  return fillText(sms[template], { ...params });
}

/** The language of a person, else the tenant's. */
export const languageOf = (preference: string | null, tenants: Language): Language =>
  language.codes.find(code => code === preference) ?? tenants;
