import { lastNameLength } from '../limits.ts';
import { maxLength } from '../max-length/max-length.ts';
import { required } from '../required/required.ts';
import type { ValidationResult } from '../rule.ts';

/** A last name: required, at most 99 characters of any script; one is enough (S1 §5). */
export function lastName(value: unknown): ValidationResult {
  return required(value) ?? maxLength(value, lastNameLength);
}
