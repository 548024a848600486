import { isWhole, parseDecimal } from '../decimal/decimal.ts';
import type { ValidationResult } from '../rule.ts';
import { isEmpty } from '../text.ts';

/** A whole number, when anything is filled in (S1 §5). `5.0` is whole; `5.5`, `5-` and `0x10` are not. */
export function integer(value: unknown): ValidationResult {
  if (isEmpty(value)) return undefined;
  const number = parseDecimal(value);
  return number && isWhole(number) ? undefined : { code: 'integer' };
}
