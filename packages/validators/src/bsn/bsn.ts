import type { ValidationResult } from '../rule.ts';
import { validate, withoutSeparators } from '../text.ts';

/** A BSN without blanks, dots and dashes, with the leading zero that a spreadsheet drops. */
export function normalizeBsn(text: string): string {
  const digits = withoutSeparators(text);
  return /^[0-9]{8}$/.test(digits) ? `0${digits}` : digits;
}

/**
 * A Dutch citizen service number: nine digits that pass the eleven-test with weights 9 to 2 and −1 (Logisch ontwerp
 * BSN, §3). The RSIN of an organisation passes the same test. Nine zeros pass it too, and are no one's.
 */
export function bsn(value: unknown): ValidationResult {
  return validate(value, 'bsn', normalizeBsn, isBsn);
}

export function isBsn(digits: string): boolean {
  if (!/^[0-9]{9}$/.test(digits) || digits === '000000000') return false;
  let sum = -digits.charCodeAt(8) + zero;
  for (let index = 0; index < 8; index += 1) sum += (digits.charCodeAt(index) - zero) * (9 - index);
  return sum % 11 === 0;
}

const zero = 48;
