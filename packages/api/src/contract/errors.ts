/** What is said where nothing else is known. Pages carry this one: the others come with the answer. */
export const unexpectedMessage =
  'Something went wrong. Please try again. If the problem persists, contact support';

/**
 * Every error type that the platform answers with, and its status. The gateway maps types, never texts, so that
 * translations work; their texts stand in `texts/<locale>/answers.ts`.
 */
export const errorStatuses = {
  ValidationFailed: 400,
  MalformedBody: 400,
  InvalidRegistration: 400,
  RegistrationTypeNotEnabled: 400,
  InvalidPassword: 400,
  MissingProfile: 400,
  EnableSoftwareTokenMFAException: 400,
  NotAuthorizedException: 400,
  MfaMethodNotAllowed: 400,
  CodeMismatchException: 400,
  UsernameTaken: 400,
  SessionExpired: 401,
  UsernamePasswordMismatch: 403,
  NewPasswordRequired: 403,
  UserNotConfirmed: 403,
  PasswordRequired: 403,
  MfaSetupRequired: 403,
  Forbidden: 403,
  CallNotAllowed: 403,
  OwnRequest: 403,
  NotFound: 404,
  InviteNotFound: 404,
  MethodNotAllowed: 405,
  Timeout: 408,
  UserProtected: 409,
  IdempotencyInFlight: 409,
  TransitionNotAllowed: 409,
  RegistrationFrozen: 409,
  PartyEnded: 409,
  PartyMerged: 409,
  PortalAccountMissing: 409,
  GroupTooSmall: 409,
  NotForGroups: 409,
  NotAClient: 409,
  ProcessRunning: 409,
  ProcessEnded: 409,
  TooManyExports: 409,
  ExportFinished: 409,
  TooManyBatches: 409,
  BatchFinished: 409,
  SignOffClosed: 409,
  InviteExpired: 410,
  VersionStale: 412,
  PayloadTooLarge: 413,
  UnsupportedMediaType: 415,
  Blocked: 422,
  IdempotencyMismatch: 422,
  // Not one of the statuses that are tried again: the user waits, and can type it.
  ProviderUnavailable: 424,
  VersionRequired: 428,
  AttemptLimitExceeded: 429,
  TooManyRequests: 429,
  Unexpected: 500,
  Overloaded: 503,
  QuotaExceeded: 507,
  StorageFull: 507,
} as const satisfies Readonly<Record<string, number>>;

export type ErrorType = keyof typeof errorStatuses;

/** What every endpoint can answer, so that no entry has to repeat it. */
export const commonErrors = [
  'ValidationFailed',
  'MalformedBody',
  'SessionExpired',
  'MfaSetupRequired',
  'Forbidden',
  'NotFound',
  'MethodNotAllowed',
  'Timeout',
  'IdempotencyInFlight',
  'IdempotencyMismatch',
  'PayloadTooLarge',
  'UnsupportedMediaType',
  'TooManyRequests',
  'Unexpected',
  'Overloaded',
  'StorageFull',
] as const satisfies readonly ErrorType[];

/** One field that failed: where, which rule, with which parameters. Never the value that was sent. */
export interface FieldViolation {
  /** Path in the body as yup writes it: `parties[0].naturalPerson.lastName`. */
  readonly path: string;
  /** Error code of `@dossier/validators/errors`. */
  readonly code: string;
  readonly params?: Readonly<Record<string, unknown>>;
}

/** The body of every answer that is not a success. */
export interface ErrorEnvelope {
  readonly type: ErrorType;
  readonly message: string;
  /** The same text again, under the name that some callers of S1 §8 read. */
  readonly errorMessage: string;
  readonly fields?: readonly FieldViolation[];
  readonly requestId: string;
}
