export { allRowsFilled } from './all-rows-filled/all-rows-filled.ts';
export { allocationTotal } from './allocation-total/allocation-total.ts';
export {
  alphanumeric,
  normalizeAlphanumeric,
  type AlphanumericOptions,
} from './alphanumeric/alphanumeric.ts';
export { atLeastOneGroup, type AtLeastOneGroupOptions } from './at-least-one-group/at-least-one-group.ts';
export { atLeastOneMethod } from './at-least-one-method/at-least-one-method.ts';
export {
  atLeastOneSelected,
  type AtLeastOneSelectedOptions,
} from './at-least-one-selected/at-least-one-selected.ts';
export { atMost, type AtMostOptions } from './at-most/at-most.ts';
export { bankAccountNumber, normalizeBankAccountNumber } from './bank-account-number/bank-account-number.ts';
export {
  belgianEnterpriseNumber,
  normalizeBelgianEnterpriseNumber,
} from './belgian-enterprise-number/belgian-enterprise-number.ts';
export {
  belgianNationalNumber,
  normalizeBelgianNationalNumber,
  type BelgianNationalNumberOptions,
} from './belgian-national-number/belgian-national-number.ts';
export { bsn, normalizeBsn } from './bsn/bsn.ts';
export {
  chamberOfCommerceNumber,
  normalizeChamberOfCommerceNumber,
} from './chamber-of-commerce-number/chamber-of-commerce-number.ts';
export {
  companyNumber,
  normalizeCompanyNumber,
  type CompanyNumberOptions,
} from './company-number/company-number.ts';
export { confirmPassword, type ConfirmPasswordOptions } from './confirm-password/confirm-password.ts';
export {
  countryFromList,
  normalizeCountry,
  type CountryFromListOptions,
} from './country-from-list/country-from-list.ts';
export { dateOfBirth, type DateOfBirthOptions } from './date-of-birth/date-of-birth.ts';
export { dutchPostcode, normalizePostcode } from './dutch-postcode/dutch-postcode.ts';
export { dutchVatNumber, normalizeDutchVatNumber } from './dutch-vat-number/dutch-vat-number.ts';
export { email, normalizeEmail } from './email/email.ts';
export { emailTemplate, type EmailTemplateOptions } from './email-template/email-template.ts';
export { exactLength, type ExactLengthOptions } from './exact-length/exact-length.ts';
export { cleanFileName, fileName, normalizeFileName } from './file-name/file-name.ts';
export { fileSize, type FileSizeOptions } from './file-size/file-size.ts';
export { fileExtension, fileType, type FileTypeOptions } from './file-type/file-type.ts';
export type { FileExtension } from './vocabularies/file-extensions.ts';
export { fileTypes } from './file-type/file-types.ts';
export { firstName } from './first-name/first-name.ts';
export { formula } from './formula/formula.ts';
export {
  frenchCompanyNumber,
  normalizeFrenchCompanyNumber,
} from './french-company-number/french-company-number.ts';
export { frenchTaxNumber, normalizeFrenchTaxNumber } from './french-tax-number/french-tax-number.ts';
export {
  germanRegisterNumber,
  normalizeGermanRegisterNumber,
} from './german-register-number/german-register-number.ts';
export { germanTaxNumber, normalizeGermanTaxNumber } from './german-tax-number/german-tax-number.ts';
export { iban, normalizeIban, printIban } from './iban/iban.ts';
export { inboxBadge } from './inbox-badge/inbox-badge.ts';
export { integer } from './integer/integer.ts';
export { landOrMobilePhone } from './land-or-mobile-phone/land-or-mobile-phone.ts';
export { lastName } from './last-name/last-name.ts';
export { lei, normalizeLei } from './lei/lei.ts';
export { matches, type MatchesOptions } from './matches/matches.ts';
export { maxLength, type MaxLengthOptions } from './max-length/max-length.ts';
export { maxNumber, type MaxNumberOptions } from './max-number/max-number.ts';
export { maximumValidity } from './maximum-validity/maximum-validity.ts';
export { mfaCode, mfaCodeFrom } from './mfa-code/mfa-code.ts';
export { middleName } from './middle-name/middle-name.ts';
export { minCurrency, type MinCurrencyOptions } from './min-currency/min-currency.ts';
export { minLength, type MinLengthOptions } from './min-length/min-length.ts';
export { minNumber, type MinNumberOptions } from './min-number/min-number.ts';
export { mobilePhone } from './mobile-phone/mobile-phone.ts';
export { moreThan, type MoreThanOptions } from './more-than/more-than.ts';
export { moreThanOrEqual, type MoreThanOrEqualOptions } from './more-than-or-equal/more-than-or-equal.ts';
export { newPassword } from './new-password/new-password.ts';
export { oneOf, type OneOfOptions } from './one-of/one-of.ts';
export { optional } from './optional/optional.ts';
export { optionalDate } from './optional-date/optional-date.ts';
export { pattern, type PatternOptions } from './pattern/pattern.ts';
export { percent, type PercentOptions } from './percent/percent.ts';
export { loadPhoneMetadata, phoneLibrary } from './phone/metadata.ts';
export type { PhoneCountry } from './phone/typing.ts';
export type { PhoneOptions } from './phone/phone.ts';
export { maskIdentifier, maskPhone } from './phone-input/masks.ts';
export { normalizePhoneInput, type PhoneInput } from './phone-input/phone-input.ts';
export { range, type RangeOptions } from './range/range.ts';
export { registration } from './registration/registration.ts';
export { reportIdentity, type ReportedPerson } from './report-identity/report-identity.ts';
export { required } from './required/required.ts';
export { requiredIf, type RequiredIfOptions } from './required-if/required-if.ts';
export { riskReviewMonths } from './risk-review-months/risk-review-months.ts';
export { signingDays } from './signing-days/signing-days.ts';
export { substitute } from './substitute/substitute.ts';
export {
  normalizeTaxIdentificationNumber,
  taxIdentificationNumber,
  type TaxIdentificationNumberOptions,
} from './tax-identification-number/tax-identification-number.ts';
export { uniqueRiskScore } from './unique-risk-score/unique-risk-score.ts';
export { uniqueValues } from './unique-values/unique-values.ts';
export { normalizeUrl, url } from './url/url.ts';
export { urlOptionalScheme } from './url-optional-scheme/url-optional-scheme.ts';
export { username } from './username/username.ts';
export { weightBounds } from './weight-bounds/weight-bounds.ts';
export { weightsTotal } from './weights-total/weights-total.ts';

export {
  fractionToPercent,
  limitDecimals,
  percentToFraction,
  roundDecimal,
  sumDecimals,
} from './decimal/conversions.ts';
export type { DecimalInput } from './decimal/decimal.ts';
export type { ErrorCode } from './errors.ts';
export type { RowsOptions } from './rows.ts';
export { spreadsheetText } from './spreadsheet-text.ts';
export { violationsOf } from './rule.ts';
export type { Rule, ValidationResult, Violation } from './rule.ts';
