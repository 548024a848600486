import type { ErrorTexts } from '@dossier/validators/errors';
import { errors as base } from './base-errors.ts';
import { errors as rest } from './rest-errors.ts';

/** Exactly as S1 and S2 print them, mistakes included; a test holds them to it. The source of the other languages. */
export const errors = { ...rest, ...base } as const satisfies ErrorTexts;

/** Titles of toasts and dialogs, and the one button that S1 §2 names for them. */
export const notices = {
  error: 'Error!',
  warning: 'Warning',
  information: 'Information!',
  success: 'Success',
  offline: 'No internet connection.',
  dismiss: 'Dismiss',
  browserNotSupported: 'Browser Not Supported',
} as const;

export type NoticeTexts = Readonly<Record<keyof typeof notices, string>>;
