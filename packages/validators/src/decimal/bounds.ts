import type { ErrorCode } from '../errors.ts';
import type { ValidationResult } from '../rule.ts';
import { isEmpty } from '../text.ts';
import { compareDecimals, parseDecimal, type DecimalInput } from './decimal.ts';

/**
 * The common shape of a rule that compares a number with a bound: nothing filled in passes, what is no number says
 * so, and the comparison is exact.
 */
export function compareWith(
  value: unknown,
  bound: DecimalInput,
  code: ErrorCode,
  params: Readonly<Record<string, unknown>>,
  isRight: (order: number) => boolean,
): ValidationResult {
  if (isEmpty(value)) return undefined;
  const number = parseDecimal(value);
  const limit = parseDecimal(bound);
  if (number === undefined) return { code: 'number' };
  return limit === undefined || isRight(compareDecimals(number, limit)) ? undefined : { code, params };
}
