import type { SuggestionsQuestion } from '@dossier/api/parties';
import { companyNumber, normalizeCompanyNumber } from '@dossier/validators';

/** What is typed of a person or a company that is about to be entered. */
export interface TypedParty {
  readonly givenNames?: string;
  readonly lastName?: string;
  readonly dateOfBirth?: string;
  readonly taxIdentificationNumber?: string;
  readonly chamberOfCommerceNo?: string;
  /** Where the company is registered. */
  readonly country?: string;
}

/** The shortest tax number of the countries that have a form for it. */
const minTaxNumberLength = 8;

/**
 * What is asked to find the same party: a name with a date of birth, a tax number, or a number of the company register.
 * Null where none of them is complete: half of one finds no one, or another one.
 */
export function suggestionsQuestion({
  givenNames = '',
  lastName = '',
  dateOfBirth = '',
  taxIdentificationNumber = '',
  chamberOfCommerceNo = '',
  country = '',
}: TypedParty): SuggestionsQuestion | null {
  const isPerson = lastName.trim() !== '' && /^\d{4}-\d\d-\d\d$/.test(dateOfBirth);
  const isTaxNumber = taxIdentificationNumber.replaceAll(/[^\p{L}\p{N}]/gu, '').length >= minTaxNumberLength;
  const isCompany =
    chamberOfCommerceNo !== '' && companyNumber(chamberOfCommerceNo, { country }) === undefined;
  if (!isPerson && !isTaxNumber && !isCompany) return null;
  return {
    givenNames: (isPerson && givenNames.trim()) || null,
    lastName: isPerson ? lastName.trim() : null,
    dateOfBirth: isPerson ? dateOfBirth : null,
    taxIdentificationNumber: isTaxNumber ? taxIdentificationNumber.trim() : null,
    chamberOfCommerceNo: isCompany ? normalizeCompanyNumber(chamberOfCommerceNo, country) : null,
  };
}
