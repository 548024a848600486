import { cellText, cellsOf, repeatedRows, type RowsOptions } from '../rows.ts';
import type { ValidationResult } from '../rule.ts';

/**
 * The values of a set differ (S1 §5). Compared as texts without outer blanks; empty rows equal nothing. Every row with
 * a value of another is in `params.rows`.
 */
export function uniqueValues(value: unknown, options?: RowsOptions): ValidationResult {
  const rows = repeatedRows(cellsOf(value, options), cellText);
  return rows.length === 0 ? undefined : { code: 'uniqueValues', params: { rows, ...options } };
}
