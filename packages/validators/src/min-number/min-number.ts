import { compareWith } from '../decimal/bounds.ts';
import type { DecimalInput } from '../decimal/decimal.ts';
import type { ValidationResult } from '../rule.ts';

export interface MinNumberOptions {
  /** Smallest number, itself allowed. */
  readonly min: DecimalInput;
}

/** At least `min`, when a number is filled in (S1 §5). */
export function minNumber(value: unknown, { min }: MinNumberOptions): ValidationResult {
  return compareWith(value, min, 'minNumber', { min }, order => order >= 0);
}
