import { unratedReviewLimits } from '@dossier/validators/limits';
import { array, boolean, number, object, string } from '../answers.ts';

const riskLevelSetting = object({
  id: string<'LOW' | 'MEDIUM' | 'HIGH' | 'UNACCEPTABLE'>()
    .oneOf(['LOW', 'MEDIUM', 'HIGH', 'UNACCEPTABLE'])
    .required(),
  /** The firm's own name for it; null where it keeps the product's, which follows the reader's language. */
  name: string().nullable().defined().max(100),
  /** Months until the next review; 0 means that there is none. */
  months: number().integer().required(),
});

/** S2 §3, risk settings: exactly four levels in a fixed order (`3-decisions.md` 4.6). */
export const riskQualificationSetting = object({
  levels: array(riskLevelSetting).required(),
  defaultMonths: number().integer().required(),
  triggerInitialRiskReview: boolean().required(),
});

/**
 * The same settings as an Admin changes them. How the months of the levels go together is validated by
 * `riskReviewMonths` of the validators (`3-decisions.md` 4.6).
 */
export const riskReviewSettings = object({
  levels: array(riskLevelSetting).length(4).required(),
  /** Months until the next review of a client without a level. */
  defaultMonths: number().integer().min(unratedReviewLimits.min).max(unratedReviewLimits.max).required(),
  /** Whether a new client is due for a first review within a week; otherwise it comes after the months of their level. */
  triggerInitialRiskReview: boolean().required(),
});
