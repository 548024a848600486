'use client';
import { substitute } from '@dossier/validators';
import { useMessages } from '../messages/index.ts';

/** A text with a number in it, in the two forms that the four languages have. */
export interface PluralText {
  readonly one: string;
  readonly other: string;
}

/** Writes a count, and whatever else, into the form that the reader's language uses for it. */
export function usePlural(): (
  text: PluralText,
  count: number,
  values?: Readonly<Record<string, unknown>>,
) => string {
  const { locale } = useMessages();
  return (text, count, values = {}) => {
    const form = new Intl.PluralRules(locale).select(count) === 'one' ? text.one : text.other;
    return substitute(form, { count: new Intl.NumberFormat(locale).format(count), ...values });
  };
}
