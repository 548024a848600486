import type { ValidationResult } from '../rule.ts';
import { validate, withoutSeparators } from '../text.ts';

/** A French tax number without blanks, dots and dashes. */
export function normalizeFrenchTaxNumber(text: string): string {
  return withoutSeparators(text);
}

/**
 * The tax number of a person in France (numéro fiscal de référence, SPI): thirteen digits, the first 0 to 3, the last
 * three the remainder of the first ten by 511 (OECD, "France: Information on Tax Identification Numbers").
 */
export function frenchTaxNumber(value: unknown): ValidationResult {
  return validate(value, 'frenchTaxNumber', normalizeFrenchTaxNumber, isReference);
}

function isReference(digits: string): boolean {
  if (!/^[0-3][0-9]{12}$/.test(digits)) return false;
  const body = Number(digits.slice(0, 10));
  return body > 0 && body % 511 === Number(digits.slice(10));
}
