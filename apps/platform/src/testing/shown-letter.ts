import { brands, parseBrand } from '@dossier/ui/theme';
import { language, type Language } from '@dossier/validators/vocabularies';
import { createElement } from 'react';
import { compose, type Letter } from '../ports/mail/compose.ts';
import { letterLook } from '../ports/mail/look.ts';

/** The firm that letters of stories are from. */
export const letterFirm = 'Meridian Wealth';

/** The language of Storybook's toolbar. */
export const letterLocale = (globals: Readonly<Record<string, unknown>>): Language =>
  language.codes.find(code => code === globals['locale']) ?? 'en-US';

/** A letter as a reader of mail shows it: in the look and the language of the toolbar. */
export function shownLetter(letter: Letter, globals: Readonly<Record<string, unknown>>) {
  const brand =
    Object.entries(brands).find(([tenant]) => tenant === globals['tenant'])?.[1] ?? brands.meridian;
  const { html } = compose(letter, letterLocale(globals), letterLook(letterFirm, parseBrand(brand)));
  return createElement('iframe', {
    title: letter.subject,
    srcDoc: html,
    sandbox: '',
    className: 'h-[560px] w-full',
  });
}
