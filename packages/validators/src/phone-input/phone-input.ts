import { phoneNormalizedFrom } from '../limits.ts';
import { parsePhone, type PhoneOptions } from '../phone/phone.ts';
import { preparePhone } from '../phone/prepare.ts';

/** What a phone field shows: the number, and whose flag. */
export interface PhoneInput {
  readonly value: string;
  /** ISO 3166-1 alpha-2; undefined while the number does not say. */
  readonly country: string | undefined;
}

/**
 * A phone number while it is typed: a leading 00 is +, and from 8 characters on the number is E.164 and shows its
 * country's flag (S1 §5). Where no number can be read, or the metadata are not there yet, it stays as typed.
 */
export function normalizePhoneInput(text: string, options?: PhoneOptions): PhoneInput {
  const prepared = preparePhone(text);
  const number = prepared.length < phoneNormalizedFrom ? undefined : parsePhone(prepared, options);
  if (number === undefined) return { value: prepared, country: undefined };
  return { value: number.number, country: number.country ?? number.getPossibleCountries()[0] };
}
