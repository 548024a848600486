import { array, boolean, number, object, string } from '../answers.ts';

/** S2 §3, risk settings: exactly four levels in a fixed order (`3-decisions.md` 4.6). */
export const riskQualificationSetting = object({
  levels: array(
    object({
      id: string<'LOW' | 'MEDIUM' | 'HIGH' | 'UNACCEPTABLE'>()
        .oneOf(['LOW', 'MEDIUM', 'HIGH', 'UNACCEPTABLE'])
        .required(),
      /** The firm's own name for it; null where it keeps the product's, which follows the reader's language. */
      name: string().nullable().defined(),
      /** Months until the next review; 0 means that there is none. */
      months: number().integer().required(),
    }),
  ).required(),
  defaultMonths: number().integer().required(),
  triggerInitialRiskReview: boolean().required(),
});
