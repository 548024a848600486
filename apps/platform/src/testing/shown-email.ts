import { brands, parseBrand } from '@dossier/ui/theme';
import { language, type Language } from '@dossier/validators/vocabularies';
import { createElement } from 'react';
import { compose, type Email } from '../ports/mail/compose.ts';
import { emailStyle } from '../ports/mail/style.ts';

/** The tenant that emails of stories are from. */
export const emailTenant = 'Meridian Wealth';

/** The language of Storybook's toolbar. */
export const emailLocale = (globals: Readonly<Record<string, unknown>>): Language =>
  language.codes.find(code => code === globals['locale']) ?? 'en-US';

/** An email as a reader of mail shows it: in the theme and the language of the toolbar. */
export function shownEmail(email: Email, globals: Readonly<Record<string, unknown>>) {
  const brand =
    Object.entries(brands).find(([tenant]) => tenant === globals['tenant'])?.[1] ?? brands.meridian;
  const { html } = compose(email, emailLocale(globals), emailStyle(emailTenant, parseBrand(brand)));
  return createElement('iframe', {
    title: email.subject,
    srcDoc: html,
    sandbox: '',
    className: 'h-[560px] w-full',
  });
}
