import { remainder97 } from '../iso-7064.ts';
import type { ValidationResult } from '../rule.ts';
import { isEmpty, validate, upperCaseAscii, withoutBlanks } from '../text.ts';

/** A legal entity identifier in capitals and without blanks. No one prints it with dashes, so they stay, and fail. */
export function normalizeLei(text: string): string {
  return upperCaseAscii(withoutBlanks(text));
}

/**
 * A legal entity identifier, or nothing: 18 characters and two check digits from 02 to 98 by ISO 7064 MOD 97-10
 * (ISO 17442). Characters 5 and 6 are 00 in new codes and anything in those from before 2012.
 */
export function lei(value: unknown): ValidationResult {
  return isEmpty(value) ? undefined : validate(value, 'lei', normalizeLei, isLei);
}

function isLei(code: string): boolean {
  return /^[A-Z0-9]{18}(?:0[2-9]|[1-8][0-9]|9[0-8])$/.test(code) && remainder97(code) === 1;
}
