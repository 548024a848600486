import { middleNameLength } from '../limits.ts';
import { maxLength } from '../max-length/max-length.ts';
import { minLength } from '../min-length/min-length.ts';
import type { ValidationResult } from '../rule.ts';

/** A middle name, or nothing: 2 to 99 characters of any script (S1 §5). */
export function middleName(value: unknown): ValidationResult {
  return minLength(value, middleNameLength) ?? maxLength(value, middleNameLength);
}
