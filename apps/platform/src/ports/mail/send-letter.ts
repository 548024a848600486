import type { Brand } from '@dossier/ui/theme';
import { compose, type Letter } from './compose.ts';
import { letterLook } from './look.ts';
import type { Mail, MailPort } from './mail.ts';

/** A letter, to whom, and in whose name: the rest of the mail follows from it. */
export interface Outgoing extends Pick<Mail, 'tenantId' | 'to' | 'replyTo' | 'locale'> {
  readonly letter: Letter;
  readonly firm: string;
  readonly brand: Brand;
}

/** Hands a letter over in the firm's name and look. @throws {Error} when it could not be taken. */
export const sendLetter = (mail: MailPort, { letter, firm, brand, ...to }: Outgoing): Promise<void> =>
  mail.send({ ...to, subject: letter.subject, ...compose(letter, to.locale, letterLook(firm, brand)) });
