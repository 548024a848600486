import { atMost } from '../at-most/at-most.ts';
import { roundDecimal } from '../decimal/conversions.ts';
import type { DecimalInput } from '../decimal/decimal.ts';
import { percentDecimals } from '../limits.ts';
import { moreThan } from '../more-than/more-than.ts';
import { moreThanOrEqual } from '../more-than-or-equal/more-than-or-equal.ts';
import type { ValidationResult } from '../rule.ts';
import { isEmpty } from '../text.ts';

export interface PercentOptions {
  /** Lower bound, itself refused. Where it is given, `moreThanOrEqual` is not asked. */
  readonly moreThan?: DecimalInput;
  /**
   * Lower bound, itself allowed.
   * @default 0
   */
  readonly moreThanOrEqual?: DecimalInput;
  /**
   * Upper bound, itself allowed.
   * @default 100
   */
  readonly atMost?: DecimalInput;
}

/** A percentage between its bounds, validated with four decimals, when one is filled in (S2 §5). */
export function percent(value: unknown, options: PercentOptions = {}): ValidationResult {
  if (isEmpty(value)) return undefined;
  const rounded = roundDecimal(value as DecimalInput, percentDecimals);
  if (rounded === undefined) return { code: 'number' };
  const lower =
    options.moreThan === undefined
      ? moreThanOrEqual(rounded, { bound: options.moreThanOrEqual ?? 0 })
      : moreThan(rounded, { bound: options.moreThan });
  return lower ?? atMost(rounded, { bound: options.atMost ?? 100 });
}
