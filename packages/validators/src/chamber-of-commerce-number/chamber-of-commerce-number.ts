import type { ValidationResult } from '../rule.ts';
import { validate, withoutBlanks } from '../text.ts';

/** A KvK number without its blanks. */
export function normalizeChamberOfCommerceNumber(text: string): string {
  return withoutBlanks(text);
}

/**
 * A number of the Dutch trade register: eight digits, a leading zero included. It has no check digit; twelve digits
 * are a branch, nine an RSIN (KVK, "KVK-nummer, RSIN en vestigingsnummer").
 */
export function chamberOfCommerceNumber(value: unknown): ValidationResult {
  return validate(value, 'chamberOfCommerceNumber', normalizeChamberOfCommerceNumber, text =>
    /^[0-9]{8}$/.test(text),
  );
}
