import {
  addDecimals,
  compareDecimals,
  formatDecimal,
  parseDecimal,
  type Decimal,
} from '../decimal/decimal.ts';
import type { ErrorCode } from '../errors.ts';
import { totalWeight } from '../limits.ts';
import { cellsOf, type RowsOptions } from '../rows.ts';
import type { ValidationResult } from '../rule.ts';

const zero: Decimal = { units: 0n, scale: 0 };
const hundred: Decimal = { units: BigInt(totalWeight), scale: 0 };

/**
 * Benchmark weights add up to exactly 100 %, added as decimals: 33.33 + 33.33 + 33.34 does, 99.9999 does not (S1 §5).
 * A row that is no number, or less than zero, spoils the total. The violation carries the total of the others.
 */
export function weightsTotal(value: unknown, options?: RowsOptions): ValidationResult {
  return validateTotal(value, options, 'weightsTotal');
}

/** The shape that benchmark weights and asset allocation share. */
export function validateTotal(
  value: unknown,
  options: RowsOptions | undefined,
  code: ErrorCode,
): ValidationResult {
  const weights = cellsOf(value, options).map(cell => parseDecimal(cell));
  const total = weights.reduce<Decimal>((sum, weight) => addDecimals(sum, weight ?? zero), zero);
  const areWeights = weights.every(weight => weight !== undefined && weight.units >= 0n);
  if (areWeights && compareDecimals(total, hundred) === 0) return undefined;
  return { code, params: { total: formatDecimal(total) } };
}
