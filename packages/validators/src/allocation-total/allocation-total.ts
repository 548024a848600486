import type { RowsOptions } from '../rows.ts';
import type { ValidationResult } from '../rule.ts';
import { validateTotal } from '../weights-total/weights-total.ts';

/** An asset allocation adds up to exactly 100 %, as `weightsTotal` adds (S1 §5). */
export function allocationTotal(value: unknown, options?: RowsOptions): ValidationResult {
  return validateTotal(value, options, 'allocationTotal');
}
