import { statuses, vocabulary, type CodeOf } from './vocabulary.ts';

/** S2 §3. */
export const registrationType = /* @__PURE__ */ vocabulary('registrationType', [
  'INDIVIDUAL',
  'JOINT',
  'BUSINESS',
]);
export type RegistrationType = CodeOf<typeof registrationType>;

/** S2 §3. */
export const registrationSubType = /* @__PURE__ */ vocabulary('registrationSubType', ['CHILD']);
export type RegistrationSubType = CodeOf<typeof registrationSubType>;

/** S2 §4: any other value makes a registration invalid. */
export const registrationStatus = /* @__PURE__ */ statuses('registrationStatus', [
  { code: 'INCOMPLETE', tone: 'neutral', outlined: true },
  { code: 'COMPLETE', tone: 'info' },
  { code: 'DONE', tone: 'success' },
  { code: 'ACCEPTED', tone: 'success' },
  { code: 'REJECTED', tone: 'danger' },
  { code: 'DELETED', tone: 'neutral' },
  { code: 'MIGRATED', tone: 'neutral' },
]);
export type RegistrationStatus = CodeOf<typeof registrationStatus>;

/** S2 §3: where a registration came from; it never changes. */
export const channel = /* @__PURE__ */ vocabulary('channel', [
  'Self-service',
  'Professional',
  'iOS',
  'API',
  'Integrated',
]);
export type Channel = CodeOf<typeof channel>;

/** S2 §3: how a client found the firm. */
export const registrationOrigin = /* @__PURE__ */ vocabulary('registrationOrigin', [
  'PHONE',
  'SEARCH_ENGINE',
  'NETWORK',
  'BANNER',
  'BANK',
  'OTHER',
]);
export type RegistrationOrigin = CodeOf<typeof registrationOrigin>;

/** S2 §3, the words of `registrationOrigin` as a client is asked for them. */
export const marketingChannel = /* @__PURE__ */ vocabulary('marketingChannel', [
  'phone',
  'searchEngine',
  'network',
  'banner',
  'otherBank',
  'other',
]);
export type MarketingChannel = CodeOf<typeof marketingChannel>;

/** Why a registration is rejected (3-decisions 4.1, R4). */
export const rejectionReason = /* @__PURE__ */ vocabulary('rejectionReason', [
  'clientWithdrew',
  'incompleteAfterReminders',
  'outsidePolicy',
  'riskUnacceptable',
  'identityFraud',
  'other',
]);
export type RejectionReason = CodeOf<typeof rejectionReason>;
