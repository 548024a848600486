import { isBsn } from '../bsn/bsn.ts';
import { remainder97 } from '../iso-7064.ts';
import type { ValidationResult } from '../rule.ts';
import { validate, upperCaseAscii, withoutSeparators } from '../text.ts';

/** A Dutch VAT number in capitals, with NL in front and without blanks, dots and dashes. */
export function normalizeDutchVatNumber(text: string): string {
  const code = upperCaseAscii(withoutSeparators(text));
  return /^[0-9]{9}B[0-9]{2}$/.test(code) ? `NL${code}` : code;
}

/**
 * A Dutch VAT number: nine digits, B, two digits. Of an organisation the nine are its RSIN; of a sole trader they have
 * said nothing since 2020, and the whole passes ISO 7064 MOD 97-10 instead (Belastingdienst, "btw-identificatienummer").
 */
export function dutchVatNumber(value: unknown): ValidationResult {
  return validate(value, 'dutchVatNumber', normalizeDutchVatNumber, text => {
    return /^NL[0-9]{9}B[0-9]{2}$/.test(text) && (isBsn(text.slice(2, 11)) || remainder97(text) === 1);
  });
}
