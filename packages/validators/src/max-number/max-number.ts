import { compareWith } from '../decimal/bounds.ts';
import type { DecimalInput } from '../decimal/decimal.ts';
import type { ValidationResult } from '../rule.ts';

export interface MaxNumberOptions {
  /** Largest number, itself allowed. */
  readonly max: DecimalInput;
}

/** At most `max`, when a number is filled in (S1 §5). */
export function maxNumber(value: unknown, { max }: MaxNumberOptions): ValidationResult {
  return compareWith(value, max, 'maxNumber', { max }, order => order <= 0);
}
