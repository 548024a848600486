import { compareWith } from '../decimal/bounds.ts';
import type { DecimalInput } from '../decimal/decimal.ts';
import type { ValidationResult } from '../rule.ts';

export interface MinCurrencyOptions {
  /** Smallest amount in euro, itself allowed. */
  readonly min: DecimalInput;
}

/** At least so many euro, when an amount is filled in; its text shows the amount as money (S1 §5). */
export function minCurrency(value: unknown, { min }: MinCurrencyOptions): ValidationResult {
  return compareWith(value, min, 'minCurrency', { min }, order => order >= 0);
}
