/** What is said where nothing else is known. Pages carry this one: the others come with the answer. */
export const unexpectedMessage =
  'Something went wrong. Please try again. If the problem persists, contact support';

/**
 * Every error type that the platform answers with: its status, and the message that S1 §8 and S2 §8 print for it
 * (or ours, where they are silent). The gateway maps types, never texts, so that translations work.
 */
export const errorTypes = {
  ValidationFailed: { status: 400, message: 'The data sent is not valid.' },
  MalformedBody: { status: 400, message: 'The body is not valid JSON.' },
  InvalidRegistration: {
    status: 400,
    message: 'Registration is invalid! Not enough required fields or their types is incorrect.',
  },
  RegistrationTypeNotEnabled: {
    status: 400,
    message: 'This registration type is not enabled for your firm.',
  },
  InvalidPassword: {
    status: 400,
    message: 'Password does not conform to policy: Password must have symbol characters',
  },
  MissingProfile: { status: 400, message: 'Invalid attributes given, profile is missing' },
  EnableSoftwareTokenMFAException: { status: 400, message: 'Invalid confirm code' },
  NotAuthorizedException: {
    status: 400,
    message: 'Confirm code expire. You will be redirected to login',
  },
  MfaMethodNotAllowed: { status: 400, message: 'This second factor cannot be used.' },
  CodeMismatchException: { status: 400, message: 'Confirmation code is wrong' },
  UsernameTaken: { status: 400, message: '[400] User with such username already exists.' },
  SessionExpired: { status: 401, message: 'Session expired.' },
  UsernamePasswordMismatch: { status: 403, message: 'Incorrect username or password.' },
  NewPasswordRequired: { status: 403, message: 'New password is required.' },
  UserNotConfirmed: { status: 403, message: 'User is not confirmed.' },
  PasswordRequired: { status: 403, message: 'Enter your password to go on.' },
  MfaSetupRequired: { status: 403, message: 'Set up a second factor first.' },
  Forbidden: { status: 403, message: "You don't have access to this page!" },
  CallNotAllowed: { status: 403, message: 'You are not allowed to make this call' },
  OwnRequest: {
    status: 403,
    message: 'Somebody else has to decide on this.',
  },
  NotFound: { status: 404, message: 'Not Found' },
  InviteNotFound: { status: 404, message: '[404] Unable to find invite with such id' },
  MethodNotAllowed: { status: 405, message: 'This method is not allowed here.' },
  Timeout: { status: 408, message: 'The request took too long.' },
  UserProtected: {
    status: 409,
    message: 'Nobody does this to oneself, and the last Admin of a firm stays one.',
  },
  IdempotencyInFlight: { status: 409, message: 'The same request is still being worked on.' },
  TransitionNotAllowed: { status: 409, message: 'This status cannot follow the present one.' },
  RegistrationFrozen: {
    status: 409,
    message: 'Only an incomplete registration can be changed. Send it back first.',
  },
  TooManyExports: {
    status: 409,
    message: 'Too many exports are under way. Wait until one is ready, or cancel one.',
  },
  ExportFinished: { status: 409, message: 'This export is not where that could be done.' },
  SignOffClosed: { status: 409, message: 'This request is not open any more.' },
  InviteExpired: {
    status: 410,
    message: 'Your invite has expired, please contact your administrator to request it again',
  },
  VersionStale: { status: 412, message: 'Somebody else changed this in the meantime.' },
  PayloadTooLarge: { status: 413, message: 'The request is too large.' },
  UnsupportedMediaType: { status: 415, message: 'Send JSON.' },
  Blocked: { status: 422, message: 'Something is missing before this can be done.' },
  IdempotencyMismatch: { status: 422, message: 'This idempotency key belongs to another request.' },
  // Not one of the statuses that are tried again: somebody waits, and can type it.
  ProviderUnavailable: {
    status: 424,
    message: 'The register does not answer. Fill it in yourself, or try again later.',
  },
  VersionRequired: { status: 428, message: 'Name the version that you change (If-Match).' },
  AttemptLimitExceeded: {
    status: 429,
    message: 'Attempt limit exceeded, please wait and try again later.',
  },
  TooManyRequests: { status: 429, message: 'Too many requests. Wait a moment.' },
  Unexpected: { status: 500, message: unexpectedMessage },
  Overloaded: { status: 503, message: 'The service is busy. Please try again.' },
  QuotaExceeded: {
    status: 507,
    message: 'Your firm has no room left for files. Ask for more, or remove what is not needed.',
  },
  StorageFull: { status: 507, message: 'The storage is full; nothing was changed.' },
} as const satisfies Record<string, { status: number; message: string }>;

export type ErrorType = keyof typeof errorTypes;

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
