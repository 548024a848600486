import type { ValidationResult } from '../rule.ts';

export interface ConfirmPasswordOptions {
  /** The new password, as typed. */
  readonly newPassword: unknown;
}

/** The confirmation is required and equals the new password, character for character (S1 §5). */
export function confirmPassword(value: unknown, { newPassword }: ConfirmPasswordOptions): ValidationResult {
  if (value === undefined || value === null || value === '') return { code: 'required' };
  return value === newPassword ? undefined : { code: 'confirmPassword' };
}
