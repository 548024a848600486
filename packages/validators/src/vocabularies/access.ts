import { languages } from './languages.ts';
import { statuses, vocabulary, type CodeOf } from './vocabulary.ts';

/** S1 §6: the only four that may use the application. */
export const role = /* @__PURE__ */ vocabulary('role', [
  'ROLE_SYSTEM_ADMIN',
  'ROLE_TENANT_ADMIN',
  'ROLE_TENANT_USER',
  'ROLE_TENANT_AGENT',
]);
export type Role = CodeOf<typeof role>;

/** S1 §3: authenticator app, or a code by text message. */
export const mfaType = /* @__PURE__ */ vocabulary('mfaType', ['SOFTWARE', 'SMS']);
export type MfaType = CodeOf<typeof mfaType>;

/** S1 §1: their names come from `Intl.DisplayNames`. */
export const language = /* @__PURE__ */ vocabulary('language', languages);

/** Where a sign-off stands (3-decisions 4.18). */
export const signOffState = /* @__PURE__ */ statuses('signOffState', [
  { code: 'requested', tone: 'warning' },
  { code: 'approved', tone: 'success' },
  { code: 'rejected', tone: 'danger' },
  { code: 'withdrawn', tone: 'neutral' },
  { code: 'void', tone: 'neutral' },
  { code: 'expired', tone: 'neutral' },
]);
export type SignOffState = CodeOf<typeof signOffState>;
