import { compareWith } from '../decimal/bounds.ts';
import type { DecimalInput } from '../decimal/decimal.ts';
import type { ValidationResult } from '../rule.ts';

export interface AtMostOptions {
  /** The bound, itself allowed. */
  readonly bound: DecimalInput;
}

/** A bound or less, when a number is filled in (S2 §5). */
export function atMost(value: unknown, { bound }: AtMostOptions): ValidationResult {
  return compareWith(value, bound, 'atMost', { bound }, order => order <= 0);
}
