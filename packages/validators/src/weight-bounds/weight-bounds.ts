import { compareDecimals, parseDecimal } from '../decimal/decimal.ts';
import { allOf, type ValidationResult, type Violation } from '../rule.ts';
import { isEmpty } from '../text.ts';

/** The three weights of an asset class, each a decimal text, a number, or empty. */
interface Weights {
  readonly neutral?: unknown;
  readonly min?: unknown;
  readonly max?: unknown;
}

/**
 * The weights of an asset class: at least one of neutral, minimum and maximum; minimum below maximum, neutral below
 * maximum and above minimum, equal ones refused (S1 §5). A minimum or maximum alone is enough.
 */
export function weightBounds(value: unknown): ValidationResult {
  const { neutral, min, max }: Weights = typeof value === 'object' && value !== null ? value : {};
  const filled = [neutral, min, max].filter(weight => !isEmpty(weight));
  if (filled.length === 0) return { code: 'weightMissing' };
  if (!filled.every(weight => parseDecimal(weight))) return { code: 'number' };
  const violations: Violation[] = [];
  if (!isBelow(min, max)) violations.push({ code: 'weightMinMax' });
  if (!isBelow(neutral, max)) violations.push({ code: 'weightNeutralMax' });
  if (!isBelow(min, neutral)) violations.push({ code: 'weightNeutralMin' });
  return allOf(violations);
}

/** Nothing is compared with an empty weight. */
function isBelow(lower: unknown, upper: unknown): boolean {
  const [first, second] = [parseDecimal(lower), parseDecimal(upper)];
  return first === undefined || second === undefined || compareDecimals(first, second) < 0;
}
