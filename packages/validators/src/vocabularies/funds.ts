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

/** Which questions an origin of assets raises; one of them is answered. None: only how much, and a word about it. */
export const followUpsOf: Readonly<Record<SourceOfFunds, readonly SourceOfWealthFollowUp[]>> = {
  wageOrPension: ['employment', 'goldenHandshake'],
  ownEnterprise: ['dividendOrBonus'],
  investments: ['investment'],
  realEstate: ['houseSale'],
  loanInterest: [],
  inheritanceOrDonation: ['inheritance', 'donation'],
  companySale: ['companySale'],
  lotteryOrCrypto: [],
  savingsOrHomeSale: ['employment', 'houseSale'],
};

/** S2 §3. */
export const bankAccountType = /* @__PURE__ */ vocabulary('bankAccountType', ['IBAN', 'OTHER']);
export type BankAccountType = CodeOf<typeof bankAccountType>;

/** How much of what someone owns comes from one origin (4-expectations row 96). */
export const amountBand = /* @__PURE__ */ vocabulary('amountBand', [
  'upTo50k',
  'upTo250k',
  'upTo1m',
  'over1m',
]);
export type AmountBand = CodeOf<typeof amountBand>;

/** Why someone has no tax number in a country of residence: the reasons A, B and C of the Common Reporting Standard. */
export const taxNumberReason = /* @__PURE__ */ vocabulary('taxNumberReason', ['A', 'B', 'C']);
export type TaxNumberReason = CodeOf<typeof taxNumberReason>;
