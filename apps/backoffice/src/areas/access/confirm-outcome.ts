import type { ApiError } from '@dossier/api/gateway';
import type { ErrorCode } from '@dossier/validators/errors';

/** What the code screen does with an answer that is not a session (S1 §8). */
export type ConfirmOutcome =
  | { readonly kind: 'field'; readonly code: ErrorCode }
  | { readonly kind: 'expired' }
  | { readonly kind: 'toast'; readonly message: string };

export function confirmOutcome(error: ApiError): ConfirmOutcome {
  switch (error.type) {
    case 'CodeMismatchException':
      return { kind: 'field', code: 'mfaCode' };
    case 'UsernamePasswordMismatch':
      return { kind: 'field', code: 'credentials' };
    case 'NotAuthorizedException':
      return { kind: 'expired' };
    default:
      return { kind: 'toast', message: error.message };
  }
}
