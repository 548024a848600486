'use client';
import { substitute } from '@dossier/validators';
import { useMessages } from '../messages/index.ts';

/** A text with a number in it, in the two forms that the four languages have. */
export interface PluralText {
  readonly one: string;
  readonly other: string;
}

interface Forms {
  readonly rules: Intl.PluralRules;
  readonly number: Intl.NumberFormat;
}

/** Made once a language: making one takes longer than drawing a row. */
const cache = new Map<string, Forms>();

function formsOf(locale: string): Forms {
  const forms = cache.get(locale) ?? {
    rules: new Intl.PluralRules(locale),
    number: new Intl.NumberFormat(locale),
  };
  cache.set(locale, forms);
  return forms;
}

/** Makes what counts are written by: a page's first number takes 9 ms of the main thread. */
export const preparePlural = (locale: string): void => void formsOf(locale);

/** Writes a count, and whatever else, into the form that the reader's language uses for it. */
export function usePlural(): (
  text: PluralText,
  count: number,
  values?: Readonly<Record<string, unknown>>,
) => string {
  const { locale } = useMessages();
  return (text, count, values = {}) => {
    const { rules, number } = formsOf(locale);
    const form = rules.select(count) === 'one' ? text.one : text.other;
    return substitute(form, { count: number.format(count), ...values });
  };
}
