import type { ErrorTexts } from '@dossier/validators/errors';
import type { NoticeTexts } from '../en-US/errors.ts';
import { errors as base } from './base-errors.ts';
import { errors as rest } from './rest-errors.ts';

export const errors = { ...rest, ...base } as const satisfies ErrorTexts;

export const notices = {
  error: 'Erreur !',
  warning: 'Avertissement',
  information: 'Information !',
  success: 'C’est fait',
  offline: 'Pas de connexion internet.',
  dismiss: 'Fermer',
  browserNotSupported: 'Navigateur non pris en charge',
} as const satisfies NoticeTexts;
