import type { ValidationResult } from '../rule.ts';
import { validate, withoutSeparators } from '../text.ts';

export interface BelgianNationalNumberOptions {
  /**
   * The year in which the number is validated: a person of 2085 is not born yet, so `85…` can only mean 1985.
   * @default the present year
   */
  readonly year?: number;
}

/** A national number without blanks, dots and dashes. */
export function normalizeBelgianNationalNumber(text: string): string {
  return withoutSeparators(text);
}

/**
 * A Belgian national register number, or the BIS number of someone who is not in the register: yymmdd, a counter, and
 * 97 less the remainder of the first nine digits by 97, with a 2 put in front for births from 2000 (Royal Decree of
 * 3 April 1984). BIS adds 20 or 40 to the month; month and day are 00 where the date is unknown.
 */
export function belgianNationalNumber(
  value: unknown,
  options: BelgianNationalNumberOptions = {},
): ValidationResult {
  const year = options.year ?? new Date().getFullYear();
  return validate(value, 'belgianNationalNumber', normalizeBelgianNationalNumber, text =>
    isNationalNumber(text, year),
  );
}

function isNationalNumber(digits: string, year: number): boolean {
  if (!/^[0-9]{11}$/.test(digits)) return false;
  const month = Number(digits.slice(2, 4));
  if (month > 52 || month % 20 > 12) return false;
  const body = digits.slice(0, 9);
  const check = Number(digits.slice(9));
  const bornSince2000 = 2000 + Number(digits.slice(0, 2)) <= year;
  return check === checkOf(body) || (bornSince2000 && check === checkOf(`2${body}`));
}

const checkOf = (digits: string) => 97 - (Number(digits) % 97);
