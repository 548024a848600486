import { belgianEnterpriseNumber } from '../belgian-enterprise-number/belgian-enterprise-number.ts';
import { belgianNationalNumber } from '../belgian-national-number/belgian-national-number.ts';
import { bsn } from '../bsn/bsn.ts';
import { frenchTaxNumber } from '../french-tax-number/french-tax-number.ts';
import { germanTaxNumber } from '../german-tax-number/german-tax-number.ts';
import type { ValidationResult } from '../rule.ts';
import { validate, upperCaseAscii } from '../text.ts';

export interface TaxIdentificationNumberOptions {
  /**
   * Country that issued the number, ISO 3166-1 alpha-2. NL, BE, DE and FR have checks of their own, with codes of
   * their own; of other countries only the characters are validated.
   */
  readonly country?: string;
  /**
   * Whose number it is: a natural person's or a legal entity's, which in Belgium is its enterprise number. The two
   * other national checks of entities are not made: there only the characters are validated.
   * @default 'NP'
   */
  readonly party?: 'NP' | 'LE';
}

/** A tax number in capitals, without the blanks, dots, dashes and slashes that it is printed with. */
export function normalizeTaxIdentificationNumber(text: string): string {
  return upperCaseAscii(text.replace(/[\s.\-/\u2010-\u2015]+/g, ''));
}

/** A tax number: A to Z and 0 to 9 (S1 §5), and what the country demands of its own. */
export function taxIdentificationNumber(
  value: unknown,
  options: TaxIdentificationNumberOptions = {},
): ValidationResult {
  const characters = validate(value, 'taxIdentificationNumber', normalizeTaxIdentificationNumber, text =>
    /^[A-Z0-9]+$/.test(text),
  );
  return characters ?? national(value, options);
}

function national(
  value: unknown,
  { country, party = 'NP' }: TaxIdentificationNumberOptions,
): ValidationResult {
  if (country === 'NL') return bsn(value);
  if (country === 'BE') return party === 'NP' ? belgianNationalNumber(value) : belgianEnterpriseNumber(value);
  if (country === 'DE' && party === 'NP') return germanTaxNumber(value);
  if (country === 'FR' && party === 'NP') return frenchTaxNumber(value);
  return undefined;
}
