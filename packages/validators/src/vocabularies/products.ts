import { statuses, vocabulary, type CodeOf } from './vocabulary.ts';

/** S2 §3. */
export const productManagementType = /* @__PURE__ */ vocabulary('productManagementType', [
  'ADVISE',
  'MANAGEMENT',
]);
export type ProductManagementType = CodeOf<typeof productManagementType>;

/** S2 §3. */
export const accountType = /* @__PURE__ */ vocabulary('accountType', ['BASIC', 'CUSTODIAN']);
export type AccountType = CodeOf<typeof accountType>;

/** S2 §3. */
export const productTier = /* @__PURE__ */ vocabulary('productTier', [
  'premium',
  'basic',
  'platformAccount',
  'managedInvestments',
]);
export type ProductTier = CodeOf<typeof productTier>;

/** S2 §3. */
export const custodianService = /* @__PURE__ */ vocabulary('custodianService', ['advice', 'management']);
export type CustodianService = CodeOf<typeof custodianService>;

/** S2 §3: which statements a client wants on paper. */
export const statementPreference = /* @__PURE__ */ vocabulary('statementPreference', [
  'account',
  'position',
  'annual',
]);
export type StatementPreference = CodeOf<typeof statementPreference>;

/** S2 §4: between a party and a product. */
export const productRelationStatus = /* @__PURE__ */ statuses('productRelationStatus', [
  { code: 'P', tone: 'neutral' },
  { code: 'A', tone: 'success' },
  { code: 'E', tone: 'neutral', outlined: true },
  { code: 'R', tone: 'danger' },
]);
export type ProductRelationStatus = CodeOf<typeof productRelationStatus>;

/** S2 §4. */
export const productDataEntryStep = /* @__PURE__ */ statuses('productDataEntryStep', [
  { code: 'EDIT', tone: 'neutral' },
  { code: 'REVIEW', tone: 'warning' },
  { code: 'DONE', tone: 'success' },
]);
export type ProductDataEntryStep = CodeOf<typeof productDataEntryStep>;

/** S2 §4: how far the hand-over to a custodian is. */
export const processorStatus = /* @__PURE__ */ statuses('processorStatus', [
  { code: 'notSelected', tone: 'neutral', outlined: true },
  { code: 'selected', tone: 'neutral' },
  { code: 'exported', tone: 'info' },
  { code: 'prepared', tone: 'info' },
  { code: 'sent', tone: 'success' },
  { code: 'archived', tone: 'neutral' },
]);
export type ProcessorStatus = CodeOf<typeof processorStatus>;

/** S2 §4: of a financial investment plan. */
export const investmentPlanStatus = /* @__PURE__ */ statuses('investmentPlanStatus', [
  { code: 'notStarted', tone: 'neutral', outlined: true },
  { code: 'started', tone: 'neutral' },
  { code: 'created', tone: 'neutral' },
  { code: 'submittedWithFlags', tone: 'warning' },
  { code: 'noChange', tone: 'success' },
  { code: 'skipped', tone: 'neutral' },
  { code: 'cancelled', tone: 'neutral' },
  { code: 'submitted', tone: 'info' },
  { code: 'rejected', tone: 'danger' },
  { code: 'submittedApproved', tone: 'success' },
  { code: 'accountCreated', tone: 'success' },
]);
export type InvestmentPlanStatus = CodeOf<typeof investmentPlanStatus>;
