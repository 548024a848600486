import { phoneMask, phoneNormalizedFrom } from '../limits.ts';
import { phoneLibrary } from '../phone/metadata.ts';
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

/** No national number is longer (E.164). */
const longestNational = 15;

/**
 * An E.164 number in the groups of its country, also when it is only half typed: `+31612345` is `+31 6 12345`. The
 * library's own formatter would double what a phone field loads, so the number is filled up, formatted and cut again.
 */
export function formatPhone(value: string): string {
  const number = value.startsWith('+') ? parsePhone(value) : undefined;
  if (number === undefined) return value;
  const calling = `+${number.countryCallingCode}`;
  const typed = calling + number.nationalNumber;
  for (let length = typed.length; length <= calling.length + longestNational; length += 1) {
    const whole = parsePhone(typed.padEnd(length, '0'));
    // Short numbers that are only possible have no groups: the first real one has.
    if (whole?.isValid() !== true) continue;
    const cut = firstDigits(whole.formatInternational(), typed.length - 1);
    if (cut.replace(/[^+0-9]/g, '') === typed) return cut;
  }
  return `${calling} ${number.nationalNumber}`;
}

/** As much of a text as holds so many digits. */
function firstDigits(text: string, count: number): string {
  let end = 0;
  for (let digits = 0; end < text.length && digits < count; end += 1)
    if (/[0-9]/.test(text.charAt(end))) digits += 1;
  return text.slice(0, end);
}

/** A country that has phone numbers, and what they begin with: `+31`. */
export interface PhoneCountry {
  readonly code: string;
  readonly callingCode: string;
}

/** Every country that has phone numbers; none before the metadata are there. */
export function phoneCountries(): readonly PhoneCountry[] {
  const library = phoneLibrary();
  return (library?.getCountries() ?? []).map(code => ({
    code,
    callingCode: `+${library?.getCountryCallingCode(code)}`,
  }));
}

/** The same subscriber's number in another country: whoever picks a flag means the digits that are typed already. */
export function movePhone(value: string, callingCode: string): string {
  if (value !== '' && !value.startsWith('+')) return value;
  return callingCode + (parsePhone(value)?.nationalNumber ?? '');
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
