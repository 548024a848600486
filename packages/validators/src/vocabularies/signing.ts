import { statuses, vocabulary, type CodeOf } from './vocabulary.ts';

/** S2 §4. */
export const signingRequestStatus = /* @__PURE__ */ statuses('signingRequestStatus', [
  { code: 'waitingForDocument', tone: 'neutral', outlined: true },
  { code: 'waitingForSigners', tone: 'neutral' },
  { code: 'inProgress', tone: 'neutral' },
  { code: 'signed', tone: 'success' },
  { code: 'expired', tone: 'warning' },
  { code: 'cancelled', tone: 'neutral' },
  { code: 'failed', tone: 'danger' },
]);
export type SigningRequestStatus = CodeOf<typeof signingRequestStatus>;

/** S2 §4: what the signing provider reports; 3-decisions 4.19 says which code means what. */
export const signingEvent = /* @__PURE__ */ statuses('signingEvent', [
  { code: '101', tone: 'neutral' },
  { code: '102', tone: 'neutral' },
  { code: '103', tone: 'neutral' },
  { code: '104', tone: 'neutral' },
  { code: '105', tone: 'neutral' },
  { code: '201', tone: 'neutral' },
  { code: '202', tone: 'danger' },
  { code: '203', tone: 'success' },
  { code: '301', tone: 'info' },
  { code: '302', tone: 'info' },
  { code: '303', tone: 'info' },
  { code: '401', tone: 'info' },
  { code: '402', tone: 'info' },
  { code: '403', tone: 'info' },
  { code: '500', tone: 'success' },
  { code: '600', tone: 'neutral' },
  { code: '700', tone: 'warning' },
  { code: '999', tone: 'danger' },
]);
export type SigningEvent = CodeOf<typeof signingEvent>;

/** S2 §4: what can be done with the signing of a registration. */
export const registrationSigningAction = /* @__PURE__ */ vocabulary('registrationSigningAction', [
  'start',
  'email',
  'cancel',
]);
export type RegistrationSigningAction = CodeOf<typeof registrationSigningAction>;

/** S2 §4: the sign action list of a processor. */
export const signAction = /* @__PURE__ */ vocabulary('signAction', [
  'update',
  'export',
  'prepare',
  'send',
  'cancel',
  'RESTART',
]);
export type SignAction = CodeOf<typeof signAction>;
