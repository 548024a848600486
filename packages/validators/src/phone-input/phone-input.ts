import { phoneMask, phoneNormalizedFrom } from '../limits.ts';
import { parsePhone, preparePhone, type PhoneOptions } from '../phone/phone.ts';

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

/** A phone number as it is read by others: the first 2 and last 3 digits, stars between (S1 §9): `+31******678`. */
export function maskPhone(text: string): string {
  const prepared = preparePhone(text);
  const count = prepared.replace(/[^0-9]/g, '').length;
  const isHidden = (index: number) =>
    count < phoneMask.first + phoneMask.last + 1 ||
    (index >= phoneMask.first && index < count - phoneMask.last);
  let digit = 0;
  return prepared.replace(/[0-9]/g, shown => (isHidden(digit++) ? '*' : shown));
}

/** An identifier as it is read by others: its last 3 characters (3-decisions 4.19): `******782`. */
export function maskIdentifier(text: string): string {
  const shown = text.length > phoneMask.last ? phoneMask.last : 0;
  return '*'.repeat(text.length - shown) + text.slice(text.length - shown);
}
