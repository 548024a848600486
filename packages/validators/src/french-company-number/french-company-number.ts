import type { ValidationResult } from '../rule.ts';
import { validate, withoutSeparators } from '../text.ts';

/** A SIREN or SIRET without its blanks. */
export function normalizeFrenchCompanyNumber(text: string): string {
  return withoutSeparators(text);
}

/** La Poste has more offices than Luhn leaves numbers: those of its SIRET add up to a multiple of five. */
const laPoste = '356000000';

/**
 * A French company (SIREN, nine digits) or one of its establishments (SIRET, fourteen): both end in a digit by Luhn
 * (INSEE, Code de commerce, art. R123-220 and R123-221).
 */
export function frenchCompanyNumber(value: unknown): ValidationResult {
  return validate(value, 'frenchCompanyNumber', normalizeFrenchCompanyNumber, isCompanyNumber);
}

function isCompanyNumber(digits: string): boolean {
  if (/^[0-9]{9}$/.test(digits)) return isLuhn(digits) && Number(digits) > 0;
  if (!/^[0-9]{14}$/.test(digits) || !isLuhn(digits.slice(0, 9)) || Number(digits) === 0) return false;
  if (isLuhn(digits)) return true;
  return digits.startsWith(laPoste) && sumOf(digits.split('').map(Number)) % 5 === 0;
}

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0);

/** From the end every second digit counts twice, and what comes to ten or more by its digits. */
function isLuhn(digits: string): boolean {
  const weighed = digits
    .split('')
    .toReversed()
    .map((digit, index) => {
      const value = Number(digit) * (index % 2 === 1 ? 2 : 1);
      return value > 9 ? value - 9 : value;
    });
  return sumOf(weighed) % 10 === 0;
}
