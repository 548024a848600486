import type { ValidationResult } from '../rule.ts';
import { validate, upperCaseAscii } from '../text.ts';

/** A Dutch postcode as it is printed, `1234 AB`; what has no such shape only loses its outer blanks. */
export function normalizePostcode(text: string): string {
  if (/^[0-9]{4} [A-Z]{2}$/.test(text)) return text;
  const tidy = upperCaseAscii(text.trim().replace(/\s+/g, ' '));
  return /^[0-9]{4}[A-Z]{2}$/.test(tidy) ? `${tidy.slice(0, 4)} ${tidy.slice(4)}` : tidy;
}

/** A Dutch postcode: four digits, not from zero, and two letters other than SA, SD and SS (NEN 5825, PostNL). */
export function dutchPostcode(value: unknown): ValidationResult {
  return validate(value, 'postcode', normalizePostcode, text =>
    /^[1-9][0-9]{3} (?!S[ADS])[A-Z]{2}$/.test(text),
  );
}
