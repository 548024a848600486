import type { ErrorTexts } from '@dossier/validators/errors';

/** What can go wrong before signing in too. */
export const errors = {
  required: 'This field is required',
  minlength: 'The entered data must be at least {{min}} characters long',
  maxlength: 'The entered data is too long',
  minNumber: 'Minimum value {{min}}',
  maxNumber: 'Maximum value {{max}}',
  minCurrency: 'Minimum value {{min}}',
  pattern: 'Characters are not allowed here',
  confirmPassword: 'Confirm password must be equal to new password',
  passwordNumber: 'You have to include at least one Number',
  passwordSpecial: 'You have to include at least one Special character',
  // Fixed by S1 and S2, its English included.
  passwordUpper: 'You have to include at least one Upper Case letter',
  passwordLower: 'You have to include at least one Lower Case letter',

  number: 'Must be a number',
  range: 'Out of range',
  exactLength: 'Length not correct',
  invalid: 'Invalid',
  matches: 'Values do not match',
  format: 'Does not match pattern',
  emailInvalid: 'Email is invalid',
  minCharacters: 'Minimum character number: {{n}}',

  email: 'Please provide a valid email',
  mobilePhone: 'Please fill in a valid mobile phone number in international standard format',
  landOrMobilePhone: 'Please fill in a valid phone number in international standard format',

  oneOf: 'Please select a value from the list',

  credentials: 'The username-password combination you have entered is incorrect',
  existingPassword: 'The existing password is incorrect',
  // Fixed by S1 and S2, its English included.
  newPasswordNotice: 'Your user was created by Admin. Please, change your password, below.',
  missingProfile: 'Invalid attributes given, profile is missing. Please, contact our manager.',
  passwordPolicy: 'Password does not conform to policy: Password must have symbol characters',
  userNotConfirmed: 'User is not confirmed, confirmation code will be sent on your phone',
  mfaCode: 'Invalid confirm code',
  // Fixed by S1 and S2, its English included.
  mfaCodeExpired: 'Confirm code expire. You will be redirected to login',
  attemptLimit: 'Attempt limit exceeded, please try after some time',
  // Fixed by S1 and S2, its English included.
  cannotReset: 'cannot reset password',
  // Fixed by S1 and S2, its English included.
  resetHint: 'If the username exists, the verification code has been send',
  verificationCodeSent: 'Verification code was sent to {{username}}.',
  confirmationCode: 'Confirmation code is wrong',
  requestAnotherCode: 'Request another one',
  enterConfirmationCode: 'Enter confirmation code',
  // Fixed by S1 and S2, its English included.
  usernameTaken: 'User with username {{username}} already exist, please use different username',
  inviteNotFound: 'Unable to find invite with such id',
  inviteExpired: 'Your invite has expired, please contact your administrator to request it again',
  temporaryPasswordSent: 'Your temporary password has been sent to your email',
  sessionExpires:
    'Your session will expire in less than {{minutes}} minutes. Click here to continue the session',
  sessionExpired: 'Session expired.',
  callNotAllowed: 'You are not allowed to make this call',
  // Fixed by S1 and S2, its English included.
  pageAccess: "You don't have access to this page!",

  unexpected: 'Something went wrong. Please try again. If the problem persists, contact support',
  pageLoad: 'An error occurred while loading the page, please try again.',
  offline: 'Check your connection and try again.',
  browserNotSupported:
    'This browser is not supported. Please try using Google Chrome, Mozilla Firefox, Microsoft Edge or Safari.',
  notFound: 'Not Found',
  // Fixed by S1 and S2, its English included.
  updated: 'Updated Successfully',
  success: 'Success!',
  statusUpdated: 'Status updated.',
} as const satisfies Partial<ErrorTexts>;
