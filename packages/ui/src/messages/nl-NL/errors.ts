import type { ErrorTexts } from '@dossier/validators/errors';
import type { NoticeTexts } from '../en-US/errors.ts';
import { errors as base } from './base-errors.ts';
import { errors as rest } from './rest-errors.ts';

export const errors = { ...rest, ...base } as const satisfies ErrorTexts;

export const notices = {
  error: 'Fout!',
  warning: 'Waarschuwing',
  information: 'Informatie!',
  success: 'Gelukt',
  offline: 'Geen internetverbinding.',
  dismiss: 'Sluiten',
  browserNotSupported: 'Browser niet ondersteund',
} as const satisfies NoticeTexts;
