import type { ValidationResult } from '../rule.ts';
import { validate, upperCaseAscii, withoutSeparators } from '../text.ts';

/** An enterprise number without blanks, dots, dashes and country code, with the zero that older papers leave out. */
export function normalizeBelgianEnterpriseNumber(text: string): string {
  const digits = upperCaseAscii(withoutSeparators(text)).replace(/^BE(?=[0-9])/, '');
  return /^[0-9]{9}$/.test(digits) ? `0${digits}` : digits;
}

/**
 * A number of the Belgian Crossroads Bank for Enterprises, which is also the company's VAT number: ten digits that
 * begin with 0 or 1, the last two 97 less the remainder of the first eight by 97 (Royal Decree of 24 June 2003).
 */
export function belgianEnterpriseNumber(value: unknown): ValidationResult {
  return validate(value, 'belgianEnterpriseNumber', normalizeBelgianEnterpriseNumber, isEnterpriseNumber);
}

function isEnterpriseNumber(digits: string): boolean {
  if (!/^[01][0-9]{9}$/.test(digits)) return false;
  const body = Number(digits.slice(0, 8));
  return body > 0 && Number(digits.slice(8)) === 97 - (body % 97);
}
