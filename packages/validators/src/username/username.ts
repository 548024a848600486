import { usernameLength } from '../limits.ts';
import { maxLength } from '../max-length/max-length.ts';
import { minLength } from '../min-length/min-length.ts';
import { required } from '../required/required.ts';
import type { ValidationResult } from '../rule.ts';

/** A user name at sign-up: required, 4 to 99 characters (S1 §5). */
export function username(value: unknown): ValidationResult {
  return required(value) ?? minLength(value, usernameLength) ?? maxLength(value, usernameLength);
}
