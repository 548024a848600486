import { compareWith } from '../decimal/bounds.ts';
import type { DecimalInput } from '../decimal/decimal.ts';
import type { ValidationResult } from '../rule.ts';

export interface MinCurrencyOptions {
  /** Smallest amount, itself allowed. */
  readonly min: DecimalInput;
  /** What it is counted in, an ISO 4217 code: the text of the error says so. @default EUR */
  readonly currency?: string;
}

/** At least so much money (euro unless another currency is named), when an amount is filled in; its text shows the amount as money (S1 §5). */
export function minCurrency(value: unknown, { min, currency }: MinCurrencyOptions): ValidationResult {
  const params = currency === undefined ? { min } : { min, currency };
  return compareWith(value, min, 'minCurrency', params, order => order >= 0);
}
