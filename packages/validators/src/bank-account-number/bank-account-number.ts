import type { ValidationResult } from '../rule.ts';
import { validate, upperCaseAscii, withoutSeparators } from '../text.ts';

/** A bank account number in capitals, without the blanks, dots and dashes that it is printed with. */
export function normalizeBankAccountNumber(text: string): string {
  return upperCaseAscii(withoutSeparators(text));
}

/** A bank account number that is no IBAN: A to Z and 0 to 9 (S1 §5, S2 §5). */
export function bankAccountNumber(value: unknown): ValidationResult {
  return validate(value, 'bankAccountNumber', normalizeBankAccountNumber, text => /^[A-Z0-9]+$/.test(text));
}
