import type { ErrorType } from '@dossier/api/contract';
import { answerTexts } from '@dossier/api/texts';
import { ApiError } from '@dossier/api/gateway';
import { describe, expect, it } from 'vitest';
import { confirmOutcome } from './confirm-outcome.ts';

/** As the platform answers. */
const refused = (type: ErrorType) =>
  new ApiError('refused', { status: 400, envelope: { type, message: answerTexts['en-US'].errors[type] } });

describe('what the code screen does with an answer', () => {
  it.each([
    ['CodeMismatchException', { kind: 'field', code: 'mfaCode' }],
    ['UsernamePasswordMismatch', { kind: 'field', code: 'credentials' }],
    ['NotAuthorizedException', { kind: 'expired' }],
    ['TooManyRequests', { kind: 'toast', message: 'Too many requests. Wait a moment.' }],
  ] as const)('%s', (type, outcome) => expect(confirmOutcome(refused(type))).toEqual(outcome));
});
