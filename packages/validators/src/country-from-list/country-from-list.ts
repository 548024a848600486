import type { ValidationResult } from '../rule.ts';
import { validate, upperCaseAscii } from '../text.ts';
import { countryCodes } from '../vocabularies/countries.ts';

export interface CountryFromListOptions {
  /**
   * Codes that may be chosen.
   * @default every country of ISO 3166-1
   */
  readonly countries?: readonly string[];
}

/** A country code in capitals, without outer blanks. */
export function normalizeCountry(text: string): string {
  return upperCaseAscii(text.trim());
}

/** A country of the list, by its ISO 3166-1 alpha-2 code (S1 §5). Reserved and withdrawn codes (UK, AN, XK) are none. */
export function countryFromList(
  value: unknown,
  { countries = countryCodes }: CountryFromListOptions = {},
): ValidationResult {
  return validate(value, 'country', normalizeCountry, code => countries.includes(code));
}
