import { compareDecimals, parseDecimal, type DecimalInput } from '../decimal/decimal.ts';
import type { ValidationResult } from '../rule.ts';
import { isEmpty } from '../text.ts';

export interface RangeOptions {
  /** Smallest number, itself allowed. */
  readonly min: DecimalInput;
  /** Largest number, itself allowed. */
  readonly max: DecimalInput;
}

/** Between two numbers, both allowed, when one is filled in (S1 §5, "out of range"). */
export function range(value: unknown, { min, max }: RangeOptions): ValidationResult {
  if (isEmpty(value)) return undefined;
  const number = parseDecimal(value);
  const [lower, upper] = [parseDecimal(min), parseDecimal(max)];
  if (number === undefined) return { code: 'number' };
  const isOut =
    (lower && compareDecimals(number, lower) < 0) || (upper && compareDecimals(number, upper) > 0);
  return isOut ? { code: 'range', params: { min, max } } : undefined;
}
