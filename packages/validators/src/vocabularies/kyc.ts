import { statuses, vocabulary, type CodeOf } from './vocabulary.ts';

/** S2 §3: which classification an activity code belongs to. */
export const activityClassification = /* @__PURE__ */ vocabulary('activityClassification', [
  'SBI',
  'NACE',
  'ISIC',
]);
export type ActivityClassification = CodeOf<typeof activityClassification>;

/** S2 §4. */
export const identificationStatus = /* @__PURE__ */ statuses('identificationStatus', [
  { code: 'inviteSent', tone: 'neutral', outlined: true },
  { code: 'SubmittedToMitek', tone: 'neutral' },
  { code: 'waitingForReview', tone: 'warning' },
  { code: 'Authenticated', tone: 'info' },
  { code: 'Fraudulent', tone: 'danger' },
  { code: 'Rejected', tone: 'danger' },
  { code: 'Accepted', tone: 'success' },
  { code: 'Skipped', tone: 'neutral' },
]);
export type IdentificationStatus = CodeOf<typeof identificationStatus>;

/** The checks of due diligence (3-decisions 4.5). */
export const checkType = /* @__PURE__ */ vocabulary('checkType', [
  'IDV',
  'ADDR',
  'BANK',
  'SANC',
  'PEP',
  'ADVM',
  'REG',
  'UBO',
  'UBOR',
  'REP',
  'LEI',
  'TAX',
  'SOF',
  'SOW',
  'PURP',
  'SUIT',
  'DOCS',
  'RISK',
]);
export type CheckType = CodeOf<typeof checkType>;

/** S2 §4. Completed with reporting errors counts as not done (3-decisions 4.5). */
export const checkResult = /* @__PURE__ */ statuses('checkResult', [
  { code: 'Completed', tone: 'success' },
  { code: 'CompletedWithWarnings', tone: 'warning' },
  { code: 'CompletedWithReportingErrors', tone: 'danger' },
  { code: 'InProgress', tone: 'neutral' },
  { code: 'Rejected', tone: 'danger' },
  { code: 'Accepted', tone: 'success' },
  { code: 'Authenticated', tone: 'info' },
  { code: 'Fraudulent', tone: 'danger' },
]);
export type CheckResult = CodeOf<typeof checkResult>;

/** S2 §4: the words of the GLEIF. */
export const leiStatus = /* @__PURE__ */ statuses('leiStatus', [
  { code: 'DUPLICATE', tone: 'danger' },
  { code: 'ANNULLED', tone: 'danger' },
  { code: 'ISSUED', tone: 'success' },
  { code: 'LAPSED', tone: 'warning' },
  { code: 'MERGED', tone: 'warning' },
  { code: 'PENDING_ARCHIVAL', tone: 'info' },
  { code: 'PENDING_TRANSFER', tone: 'info' },
  { code: 'RETIRED', tone: 'danger' },
]);
export type LeiStatus = CodeOf<typeof leiStatus>;

/** S2 §4. */
export const screeningMatchStatus = /* @__PURE__ */ statuses('screeningMatchStatus', [
  { code: 'unknown', tone: 'neutral', outlined: true },
  { code: 'noMatch', tone: 'success' },
  { code: 'truePositive', tone: 'danger' },
  { code: 'falsePositive', tone: 'neutral' },
  { code: 'potentialMatch', tone: 'warning' },
]);
export type ScreeningMatchStatus = CodeOf<typeof screeningMatchStatus>;

/** Where the answers of a client stand (3-decisions 4.8). */
export const surveyStatus = /* @__PURE__ */ statuses('surveyStatus', [
  { code: 'notStarted', tone: 'neutral', outlined: true },
  { code: 'inProgress', tone: 'neutral' },
  { code: 'submitted', tone: 'info' },
  { code: 'approved', tone: 'success' },
  { code: 'sentBack', tone: 'warning' },
]);
export type SurveyStatus = CodeOf<typeof surveyStatus>;
