import type { RowsOptions } from '../rows.ts';
import type { Verdict } from '../rule.ts';
import { judgeTotal } from '../weights-total/weights-total.ts';

/** An asset allocation adds up to exactly 100 %, as `weightsTotal` adds (S1 §5). */
export function allocationTotal(value: unknown, options?: RowsOptions): Verdict {
  return judgeTotal(value, options, 'allocationTotal');
}
