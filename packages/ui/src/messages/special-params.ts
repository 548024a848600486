import type { ErrorCode } from '@dossier/validators/errors';

/**
 * Parameters whose value does not say how they are written: a number that is money, or that stays as it is. Other
 * numbers are written as the language groups them, and lists are joined. Pages carry this in place of the catalogue.
 */
export const specialParams: Partial<Record<ErrorCode, Readonly<Record<string, 'currency' | 'text'>>>> = {
  minCurrency: { min: 'currency' },
  weightsTotal: { total: 'text' },
  allocationTotal: { total: 'text' },
  verificationCodeSent: { username: 'text' },
  usernameTaken: { username: 'text' },
};
