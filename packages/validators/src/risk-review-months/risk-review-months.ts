import { riskReviewLimits } from '../limits.ts';
import { maxNumber } from '../max-number/max-number.ts';
import { minNumber } from '../min-number/min-number.ts';
import { allOf, type ValidationResult } from '../rule.ts';
import { cellsOf, type RowsOptions } from '../rows.ts';

const limits = /* @__PURE__ */ Object.values(riskReviewLimits);

/**
 * The months of the four levels, in their order: each within its limits, and at most those of the level before it, so that
 * more risk is never reviewed less often (3-decisions 4.6). Each row that is not is a violation with its index in
 * `params.rows`; an empty row is for `required` to say.
 */
export function riskReviewMonths(value: unknown, options?: RowsOptions): ValidationResult {
  const months = cellsOf(value, options);
  return allOf(
    limits.flatMap(({ min, max }, row) => {
      const highest = Math.min(max, monthsBefore(months, row));
      const violation = minNumber(months[row], { min }) ?? maxNumber(months[row], { max: highest });
      return violation ? [{ ...violation, params: { ...violation.params, rows: [row], ...options } }] : [];
    }),
  );
}

/** Months of the level before; of one that is empty, or wrong itself, nothing follows. */
function monthsBefore(months: readonly unknown[], row: number): number {
  const [before, within] = [months[row - 1], limits[row - 1]];
  const isUsable =
    within !== undefined &&
    before !== null &&
    before !== undefined &&
    before !== '' &&
    (minNumber(before, within) ?? maxNumber(before, within)) === undefined;
  return isUsable ? Number(before) : Number.POSITIVE_INFINITY;
}
