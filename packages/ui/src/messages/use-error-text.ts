'use client';
import { substitute } from '@dossier/validators';
import { currency as euro } from '@dossier/validators/limits';
import { useMessages } from './MessagesProvider.tsx';
import { specialParams } from './special-params.ts';

/** An error as the rules and the platform report it: a code and its parameters. */
export interface Violation {
  readonly code: string;
  readonly params?: Readonly<Record<string, unknown>> | undefined;
  /** In words already, as an application's own schema says it: shown as it is, in whatever language. */
  readonly text?: string;
}

const special: Readonly<Record<string, Readonly<Record<string, 'currency' | 'text'>> | undefined>> =
  specialParams;

/** Many fonts lack the narrow space that French groups thousands with. */
const plainSpaces = (text: string) => text.replaceAll('\u202f', '\u00a0');

/** @param currency - what money is counted in; the euro where nothing says so (S1 §5). */
function written(
  value: unknown,
  kind: 'currency' | 'text' | undefined,
  { locale, currency }: { readonly locale: string; readonly currency: string },
): unknown {
  if (Array.isArray(value)) return new Intl.ListFormat(locale).format(value.map(String));
  if (typeof value !== 'number' || kind === 'text') return value;
  const money = { style: 'currency', currency, maximumFractionDigits: 0 } as const;
  return plainSpaces(new Intl.NumberFormat(locale, kind && money).format(value));
}

/** Gives a violation its words in the reader's language. An unknown code stays as it is: visible beats silent. */
export function useErrorText(): (violation: Violation) => string {
  const { locale, errors } = useMessages();
  const texts: Readonly<Record<string, string>> = errors;
  return ({ code, params = {}, text }) => {
    if (text !== undefined) return text;
    const kinds = special[code] ?? {};
    const currency = typeof params['currency'] === 'string' ? params['currency'] : euro.code;
    const values = Object.entries(params).map(([name, value]) => [
      name,
      written(value, kinds[name], { locale, currency }),
    ]);
    return substitute(texts[code] ?? code, Object.fromEntries(values) as Record<string, unknown>);
  };
}
