import { passesMod11And10 } from '../iso-7064.ts';
import type { ValidationResult } from '../rule.ts';
import { validate } from '../text.ts';

/** A German tax number without blanks, dots, dashes and the slashes of a Steuernummer. */
export function normalizeGermanTaxNumber(text: string): string {
  return text.replace(/[\s.\-/\u2010-\u2015]+/g, '');
}

/**
 * The tax number of a person in Germany (Steuerliche Identifikationsnummer, § 139b AO): eleven digits, no zero in
 * front, of the first ten exactly one digit two or three times, the last a check by ISO 7064 MOD 11,10.
 */
export function germanTaxNumber(value: unknown): ValidationResult {
  return validate(value, 'germanTaxNumber', normalizeGermanTaxNumber, isIdentificationNumber);
}

function isIdentificationNumber(digits: string): boolean {
  if (!/^[1-9][0-9]{10}$/.test(digits)) return false;
  const body = digits.slice(0, 10);
  const repeats = [...new Set(body)].map(digit => body.split(digit).length - 1).filter(times => times > 1);
  return repeats.length === 1 && (repeats[0] ?? 0) <= 3 && passesMod11And10(digits);
}
