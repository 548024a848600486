import { ApiError } from '@dossier/api/gateway';
import type { ErrorType } from '@dossier/api/contract';
import { answerTexts } from '@dossier/api/texts';
import { describe, expect, it } from 'vitest';
import { loginOutcome } from './login-outcome.ts';

/** As the platform answers. */
const refused = (type: ErrorType, message: string = answerTexts['en-US'].errors[type]) =>
  new ApiError('refused', { status: 403, envelope: { type, message } });

describe('what the sign-in page does with an answer', () => {
  it.each([
    ['UsernamePasswordMismatch', { kind: 'field', code: 'credentials' }],
    ['NewPasswordRequired', { kind: 'newPassword' }],
    ['UserNotConfirmed', { kind: 'notice', code: 'userNotConfirmed' }],
    ['MissingProfile', { kind: 'toast', tone: 'error', code: 'missingProfile' }],
    ['InvalidPassword', { kind: 'toast', tone: 'error', code: 'passwordPolicy' }],
  ] as const)('%s', (type, outcome) => expect(loginOutcome(refused(type))).toEqual(outcome));

  it('shows any other message as a warning', () => {
    expect(loginOutcome(refused('TooManyRequests'))).toEqual({
      kind: 'toast',
      tone: 'warning',
      message: 'Too many requests. Wait a moment.',
    });
  });

  it('says so when the platform does not answer', () => {
    expect(loginOutcome(new ApiError('offline'))).toEqual({
      kind: 'toast',
      tone: 'error',
      code: 'unexpected',
    });
  });
});
