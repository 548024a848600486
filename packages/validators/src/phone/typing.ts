// What a phone field needs while someone types. It comes with the metadata, so that no one else carries it.
import { getCountries, getCountryCallingCode, parsePhoneNumberFromString } from 'libphonenumber-js/max';

/** No national number is longer (E.164). */
const longestNational = 15;

/**
 * An E.164 number in the groups of its country, also when it is only half typed: `+31612345` is `+31 6 12345`. The
 * library's own formatter would double what a phone field loads, so the number is filled up, formatted and cut again.
 */
export function formatPhone(value: string): string {
  const number = value.startsWith('+') ? parsePhoneNumberFromString(value) : undefined;
  if (number === undefined) return value;
  const calling = `+${number.countryCallingCode}`;
  const typed = calling + number.nationalNumber;
  for (let length = typed.length; length <= calling.length + longestNational; length += 1) {
    const whole = parsePhoneNumberFromString(typed.padEnd(length, '0'));
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

/** Every country that has phone numbers. */
export function phoneCountries(): readonly PhoneCountry[] {
  return getCountries().map(code => ({ code, callingCode: `+${getCountryCallingCode(code)}` }));
}

/** The same subscriber's number in another country: the user who picks a flag means the digits that are typed already. */
export function movePhone(value: string, callingCode: string): string {
  if (value !== '' && !value.startsWith('+')) return value;
  return callingCode + (parsePhoneNumberFromString(value)?.nationalNumber ?? '');
}
