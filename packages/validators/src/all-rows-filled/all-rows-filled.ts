import type { ValidationResult } from '../rule.ts';
import { isEmpty } from '../text.ts';

/**
 * Every cell of every row is filled in (S1 §5). A row is a list of cells, an object of cells, or one cell. The rows
 * that are not are in `params.rows`; no rows at all is nothing to complain of here.
 */
export function allRowsFilled(value: unknown): ValidationResult {
  if (!Array.isArray(value)) return undefined;
  const rows = value.flatMap((row: unknown, index) => (isFilled(row) ? [] : [index]));
  return rows.length === 0 ? undefined : { code: 'allRowsFilled', params: { rows } };
}

function isFilled(row: unknown): boolean {
  if (typeof row !== 'object' || row === null) return !isEmpty(row);
  const cells: unknown[] = Object.values(row);
  return cells.length > 0 && !cells.some(cell => isEmpty(cell));
}
