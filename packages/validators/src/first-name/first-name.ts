import { firstNameLength } from '../limits.ts';
import { maxLength } from '../max-length/max-length.ts';
import { minLength } from '../min-length/min-length.ts';
import { required } from '../required/required.ts';
import type { ValidationResult } from '../rule.ts';

/** A first name: required, 2 to 99 characters of any script (S1 §5). */
export function firstName(value: unknown): ValidationResult {
  return required(value) ?? minLength(value, firstNameLength) ?? maxLength(value, firstNameLength);
}
