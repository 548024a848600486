export {
  belgianEnterpriseNumber,
  normalizeBelgianEnterpriseNumber,
} from './belgian-enterprise-number/belgian-enterprise-number.ts';
export {
  belgianNationalNumber,
  normalizeBelgianNationalNumber,
} from './belgian-national-number/belgian-national-number.ts';
export { bsn, normalizeBsn } from './bsn/bsn.ts';
export {
  chamberOfCommerceNumber,
  normalizeChamberOfCommerceNumber,
} from './chamber-of-commerce-number/chamber-of-commerce-number.ts';
export { frenchTaxNumber, normalizeFrenchTaxNumber } from './french-tax-number/french-tax-number.ts';
export { germanTaxNumber, normalizeGermanTaxNumber } from './german-tax-number/german-tax-number.ts';
export { confirmPassword } from './confirm-password/confirm-password.ts';
export { email, normalizeEmail } from './email/email.ts';
export { maxLength } from './max-length/max-length.ts';
export { minLength } from './min-length/min-length.ts';
export { newPassword } from './new-password/new-password.ts';
export { oneOf } from './one-of/one-of.ts';
export { optional } from './optional/optional.ts';
export { registration } from './registration/registration.ts';
export { required } from './required/required.ts';
export {
  normalizeTaxIdentificationNumber,
  taxIdentificationNumber,
} from './tax-identification-number/tax-identification-number.ts';
export { username } from './username/username.ts';

export { violationsOf } from './rule.ts';
export type { Rule, Verdict, Violation } from './rule.ts';
export type { ErrorCode } from './errors.ts';
