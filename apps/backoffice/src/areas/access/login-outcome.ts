import type { ApiError } from '@dossier/api/gateway';
import type { ErrorCode } from '@dossier/validators/errors';

/** What the sign-in page does with an answer that is not a session (S1 §4, §8). */
export type LoginOutcome =
  /** Text under the password field. */
  | { readonly kind: 'field'; readonly code: ErrorCode }
  /** The form grows by a new password and its confirmation. */
  | { readonly kind: 'newPassword' }
  /** A notice above the form. */
  | { readonly kind: 'notice'; readonly code: ErrorCode }
  /** A toast: one of the catalogue, or what the platform said. */
  | {
      readonly kind: 'toast';
      readonly tone: 'error' | 'warning';
      readonly code?: ErrorCode;
      readonly message?: string;
    };

export function loginOutcome(error: ApiError): LoginOutcome {
  switch (error.type) {
    case 'UsernamePasswordMismatch':
      return { kind: 'field', code: 'credentials' };
    case 'NewPasswordRequired':
      return { kind: 'newPassword' };
    case 'UserNotConfirmed':
      return { kind: 'notice', code: 'userNotConfirmed' };
    case 'MissingProfile':
      return { kind: 'toast', tone: 'error', code: 'missingProfile' };
    case 'InvalidPassword':
      return { kind: 'toast', tone: 'error', code: 'passwordPolicy' };
    case 'Unexpected':
      return { kind: 'toast', tone: 'error', code: 'unexpected' };
    default:
      return { kind: 'toast', tone: 'warning', message: error.message };
  }
}
