import { unexpectedMessage, type ErrorType } from '../../contract/errors.ts';

/**
 * What the platform writes into the `message` of an answer. S1 §8 and S2 §8 print many of the English ones; they stand
 * to the letter, mistakes included.
 */
export const answers = {
  errors: {
    ValidationFailed: 'The data sent is not valid.',
    MalformedBody: 'The body is not valid JSON.',
    InvalidRegistration: 'Registration is invalid! Not enough required fields or their types is incorrect.',
    RegistrationTypeNotEnabled: 'This registration type is not enabled for your firm.',
    InvalidPassword: 'Password does not conform to policy: Password must have symbol characters',
    MissingProfile: 'Invalid attributes given, profile is missing',
    EnableSoftwareTokenMFAException: 'Invalid confirm code',
    NotAuthorizedException: 'Confirm code expire. You will be redirected to login',
    MfaMethodNotAllowed: 'This second factor cannot be used.',
    CodeMismatchException: 'Confirmation code is wrong',
    UsernameTaken: '[400] User with such username already exists.',
    SessionExpired: 'Session expired.',
    UsernamePasswordMismatch: 'Incorrect username or password.',
    NewPasswordRequired: 'New password is required.',
    UserNotConfirmed: 'User is not confirmed.',
    PasswordRequired: 'Enter your password to continue.',
    MfaSetupRequired: 'Set up a second factor first.',
    Forbidden: "You don't have access to this page!",
    CallNotAllowed: 'You are not allowed to make this call',
    OwnRequest: 'A colleague has to decide on this.',
    NotFound: 'Not Found',
    InviteNotFound: '[404] Unable to find invite with such id',
    MethodNotAllowed: 'This method is not allowed here.',
    Timeout: 'The request took too long.',
    UserProtected: 'You can’t do this to your own account, and the last Admin of a firm stays Admin.',
    IdempotencyInFlight: 'The same request is still being worked on.',
    TransitionNotAllowed: 'This status cannot follow the present one.',
    RegistrationFrozen: 'Only an incomplete registration can be changed. Send it back first.',
    PartyEnded: 'The relation with this party has ended. Its data cannot be changed.',
    TooManyExports: 'Too many exports are under way. Wait until one is ready, or cancel one.',
    ExportFinished: 'The state of this export does not allow that.',
    SignOffClosed: 'This request is no longer open.',
    InviteExpired: 'Your invite has expired, please contact your administrator to request it again',
    VersionStale: 'A colleague changed this in the meantime.',
    PayloadTooLarge: 'The request is too large.',
    UnsupportedMediaType: 'Send JSON.',
    Blocked: 'Something is missing before this can be done.',
    IdempotencyMismatch: 'This idempotency key belongs to another request.',
    ProviderUnavailable: 'The register does not answer. Fill it in yourself, or try again later.',
    VersionRequired: 'Name the version that you change (If-Match).',
    AttemptLimitExceeded: 'Attempt limit exceeded, please wait and try again later.',
    TooManyRequests: 'Too many requests. Wait a moment.',
    Unexpected: unexpectedMessage,
    Overloaded: 'The service is busy. Please try again.',
    QuotaExceeded:
      'Your firm has no storage left for files. Request more, or remove files that are not needed.',
    StorageFull: 'The storage is full; nothing was changed.',
  } satisfies Readonly<Record<ErrorType, string>>,
  /** S1 §4: the page shows it as it is. */
  passwordChanged: 'Your password has been changed.',
};
