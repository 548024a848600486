import { compareWith } from '../decimal/bounds.ts';
import type { DecimalInput } from '../decimal/decimal.ts';
import type { ValidationResult } from '../rule.ts';

export interface MoreThanOptions {
  /** The bound, itself refused. */
  readonly bound: DecimalInput;
}

/** More than a bound, when a number is filled in (S2 §5). */
export function moreThan(value: unknown, { bound }: MoreThanOptions): ValidationResult {
  return compareWith(value, bound, 'moreThan', { bound }, order => order > 0);
}
