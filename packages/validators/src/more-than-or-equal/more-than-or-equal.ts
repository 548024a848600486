import { compareWith } from '../decimal/bounds.ts';
import type { DecimalInput } from '../decimal/decimal.ts';
import type { ValidationResult } from '../rule.ts';

export interface MoreThanOrEqualOptions {
  /** The bound, itself allowed. */
  readonly bound: DecimalInput;
}

/** A bound or more, when a number is filled in (S2 §5). */
export function moreThanOrEqual(value: unknown, { bound }: MoreThanOrEqualOptions): ValidationResult {
  return compareWith(value, bound, 'moreThanOrEqual', { bound }, order => order >= 0);
}
