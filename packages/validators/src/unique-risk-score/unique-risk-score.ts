import { formatDecimal, parseDecimal } from '../decimal/decimal.ts';
import { cellText, cellsOf, repeatedRows, type RowsOptions } from '../rows.ts';
import type { ValidationResult } from '../rule.ts';

/**
 * The risk scores of all investor profiles differ (S1 §5). Compared as numbers: 1, `'1'` and `'1.0'` are one score.
 * Every profile with a score of another is in `params.rows`, the first as well as the second.
 */
export function uniqueRiskScore(value: unknown, options?: RowsOptions): ValidationResult {
  const rows = repeatedRows(cellsOf(value, options), score);
  return rows.length === 0 ? undefined : { code: 'uniqueRiskScore', params: { rows, ...options } };
}

/** A number that is its own shortest text. */
const shortest = /^(?:0|[1-9][0-9]*)(?:\.[0-9]*[1-9])?$/;

function score(cell: unknown): string | undefined {
  const text = cellText(cell);
  if (text === undefined || shortest.test(text)) return text;
  const number = parseDecimal(cell);
  return number ? formatDecimal(number) : text;
}
