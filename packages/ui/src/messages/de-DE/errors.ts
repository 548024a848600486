import type { ErrorTexts } from '@dossier/validators/errors';
import type { NoticeTexts } from '../en-US/errors.ts';
import { errors as base } from './base-errors.ts';
import { errors as rest } from './rest-errors.ts';

export const errors = { ...rest, ...base } as const satisfies ErrorTexts;

export const notices = {
  error: 'Fehler!',
  warning: 'Warnung',
  information: 'Information!',
  success: 'Erfolgreich',
  offline: 'Keine Internetverbindung.',
  dismiss: 'Schließen',
  browserNotSupported: 'Browser nicht unterstützt',
} as const satisfies NoticeTexts;
