import { vocabulary, type CodeOf } from './vocabulary.ts';

/** S2 §3. */
export const sourceOfFunds = /* @__PURE__ */ vocabulary('sourceOfFunds', [
  'wageOrPension',
  'ownEnterprise',
  'investments',
  'realEstate',
  'loanInterest',
  'inheritanceOrDonation',
  'companySale',
  'lotteryOrCrypto',
  'savingsOrHomeSale',
]);
export type SourceOfFunds = CodeOf<typeof sourceOfFunds>;

/** S2 §3: what is asked further about where wealth comes from. */
export const sourceOfWealthFollowUp = /* @__PURE__ */ vocabulary('sourceOfWealthFollowUp', [
  'houseSale',
  'companySale',
  'dividendOrBonus',
  'inheritance',
  'donation',
  'goldenHandshake',
  'employment',
  'investment',
]);
export type SourceOfWealthFollowUp = CodeOf<typeof sourceOfWealthFollowUp>;

/** S2 §3. */
export const bankAccountType = /* @__PURE__ */ vocabulary('bankAccountType', ['IBAN', 'OTHER']);
export type BankAccountType = CodeOf<typeof bankAccountType>;
