/** Where an error is shown: at its field, at the legend of a group, at rows of a table, or away from any field. */
export type Placement = 'field' | 'group' | 'rows' | 'hint' | 'toast' | 'dialog' | 'page';

export type Severity = 'error' | 'warning' | 'info' | 'success';

/** How a parameter is written into the text: numbers and money by locale, lists joined, the rest as it is. */
export type ParameterKind = 'text' | 'number' | 'currency' | 'list';

export interface ErrorEntry {
  readonly params: Readonly<Record<string, ParameterKind>>;
  readonly severity: Severity;
  readonly placement: Placement;
}

const at =
  (placement: Placement, severity: Severity = 'error') =>
  <const Params extends Readonly<Record<string, ParameterKind>>>(params: Params) => ({
    params,
    severity,
    placement,
  });

const field = at('field');
const group = at('group');
const rows = at('rows');
const toast = at('toast');

/**
 * Every error and notice that S1 §5 and §8 and S2 §5 and §8 print, and the few of ours where they are silent:
 * what its text needs, how grave it is, where it is shown. The texts live with the messages, by the same code.
 */
export const errors = {
  // Shared field errors, S1 §5: the codes are the specification's own.
  required: field({}),
  minlength: field({ min: 'number' }),
  maxlength: field({ max: 'number' }),
  minNumber: field({ min: 'number' }),
  maxNumber: field({ max: 'number' }),
  minCurrency: field({ min: 'currency' }),
  pattern: field({}),
  confirmPassword: field({}),
  passwordNumber: field({}),
  passwordSpecial: field({}),
  passwordUpper: field({}),
  passwordLower: field({}),

  // Generic form messages, S1 §5.
  number: field({}),
  range: field({ min: 'number', max: 'number' }),
  exactLength: field({ length: 'number' }),
  invalid: field({}),
  matches: field({}),
  format: field({}),
  emailInvalid: field({}),
  minCharacters: field({ n: 'number' }),
  fileTypeNotAllowed: field({}),
  fileTooLarge: field({}),
  fileTooSmall: field({}),

  // Field messages, S1 §8 and S2 §8.
  selectRole: group({}),
  email: field({}),
  mobilePhone: field({}),
  landOrMobilePhone: field({}),
  postcode: field({}),
  date: field({}),
  fileSize: field({}),
  fileType: field({}),
  selectAuthenticationMethod: group({}),
  selectRegistrationType: group({}),
  taxIdentificationNumber: field({}),
  bankAccountNumber: field({}),
  alphanumeric: field({}),
  fileName: field({}),
  iban: field({}),
  url: field({}),
  urlOptionalScheme: field({}),
  lei: field({}),
  country: field({}),
  atLeastOneMethod: group({}),
  uniqueRiskScore: rows({}),
  weightsTotal: group({ total: 'text' }),
  allocationTotal: group({ total: 'text' }),
  weightMissing: group({}),
  weightMinMax: group({}),
  weightNeutralMax: group({}),
  weightNeutralMin: group({}),
  moreThan: field({ bound: 'number' }),
  moreThanOrEqual: field({ bound: 'number' }),
  atMost: field({ bound: 'number' }),
  integer: field({}),
  formula: field({ position: 'number' }),
  uniqueValues: rows({}),
  allRowsFilled: rows({}),
  maximumValidity: field({ max: 'number' }),
  templateRequired: field({ vars: 'list' }),
  templateUnsupported: field({ vars: 'list', position: 'number' }),
  templateBraces: field({ position: 'number' }),
  atLeastOneGroup: group({ groups: 'list' }),
  signingDays: field({}),
  noPortalAccount: field({}),

  // Ours: S1 is silent, or asks for a code of its own (3-decisions 4.19).
  oneOf: field({}),
  noneOf: field({}),
  bsn: field({}),
  belgianNationalNumber: field({}),
  belgianEnterpriseNumber: field({}),
  germanTaxNumber: field({}),
  frenchTaxNumber: field({}),
  dutchVatNumber: field({}),
  logoTooLarge: field({}),
  logoUnreadable: field({}),
  chamberOfCommerceNumber: field({}),
  germanRegisterNumber: field({}),
  frenchCompanyNumber: field({}),
  birthFuture: field({}),
  birthAdult: field({}),
  birthMinor: field({}),

  // Registration validity, S2 §5 and §8.
  registrationFields: at('page')({}),
  registrationParties: at('page')({}),
  registrationPartiesLength: at('page')({}),
  registrationTypeInvalid: at('page')({}),
  registrationStatusInvalid: at('page')({}),
  referenceTaken: field({}),
  nameTaken: field({}),
  publicAddress: field({}),
  dayOver: field({}),
  absenceLength: field({}),
  deputyAway: field({}),
  deputyLacks: field({}),
  snoozeDay: field({}),
  reviewDay: field({}),

  // Sign-in, S1 §4 and §8.
  credentials: field({}),
  existingPassword: field({}),
  newPasswordNotice: at('hint', 'info')({}),
  missingProfile: toast({}),
  passwordPolicy: toast({}),
  userNotConfirmed: at('hint', 'warning')({}),
  mfaCode: field({}),
  mfaCodeExpired: at('hint')({}),
  attemptLimit: at('hint')({}),
  cannotReset: at('hint')({}),
  resetHint: at('hint', 'info')({}),
  verificationCodeSent: at('toast', 'success')({ username: 'text' }),
  confirmationCode: field({}),
  requestAnotherCode: at('hint', 'info')({}),
  enterConfirmationCode: at('hint', 'info')({}),
  usernameTaken: field({ username: 'text' }),
  inviteNotFound: at('page')({}),
  inviteExpired: at('page')({}),
  temporaryPasswordSent: at('toast', 'info')({}),
  sessionExpires: at('toast', 'warning')({ minutes: 'number' }),
  sessionExpired: toast({}),
  callNotAllowed: toast({}),
  pageAccess: at('page')({}),

  // Everywhere else, S1 §2 and §8, S2 §8.
  unexpected: toast({}),
  pageLoad: at('dialog')({}),
  offline: at('dialog', 'warning')({}),
  browserNotSupported: at('dialog')({}),
  notFound: at('page')({}),
  updated: at('toast', 'success')({}),
  success: at('toast', 'success')({}),
  statusUpdated: at('toast', 'success')({}),
} as const satisfies Readonly<Record<string, ErrorEntry>>;

export type ErrorCode = keyof typeof errors;

/** What a language has to give: a text for every code, its parameters in double curly braces. */
export type ErrorTexts = Readonly<Record<ErrorCode, string>>;

/** Whether a text that came from elsewhere is a code of the catalogue. */
export function isErrorCode(code: unknown): code is ErrorCode {
  return typeof code === 'string' && Object.hasOwn(errors, code);
}
