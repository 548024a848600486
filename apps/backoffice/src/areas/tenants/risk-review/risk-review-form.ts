import type { SectionValues } from '@dossier/api/tenants';
import { integer, maxLength, maxNumber, minNumber, required, riskReviewMonths } from '@dossier/validators';
import { unratedReviewLimits } from '@dossier/validators/limits';
import { riskLevel } from '@dossier/validators/vocabularies';
import { check } from '@dossier/validators/yup';
import { array, boolean, object, string, type ObjectSchema } from 'yup';

type RiskReview = SectionValues['riskReview'];

/** What the form holds: figures as people type them, the levels in their fixed order. */
export interface RiskReviewValues {
  levels: { name: string; months: string }[];
  defaultMonths: string;
  triggerInitialRiskReview: boolean;
}

const wholeNumber = string()
  .defined()
  .test(...check(required))
  .test(...check(integer));

export const riskReviewSchema: ObjectSchema<RiskReviewValues> = object({
  levels: array(
    object({
      name: string()
        .defined()
        .test(...check(maxLength, { max: 100 })),
      months: wholeNumber,
    }),
  )
    .defined()
    .test(...check(riskReviewMonths, { key: 'months' })),
  defaultMonths: wholeNumber
    .test(...check(minNumber, { min: unratedReviewLimits.min }))
    .test(...check(maxNumber, { max: unratedReviewLimits.max })),
  triggerInitialRiskReview: boolean().defined(),
});

export const valuesOf = (value: RiskReview): RiskReviewValues => ({
  levels: value.levels.map(({ name, months }) => ({ name: name ?? '', months: String(months) })),
  defaultMonths: String(value.defaultMonths),
  triggerInitialRiskReview: value.triggerInitialRiskReview,
});

export const riskReviewOf = (values: RiskReviewValues): RiskReview => ({
  levels: riskLevel.codes.map((id, index) => ({
    id,
    name: values.levels[index]?.name.trim() || null,
    months: Number(values.levels[index]?.months),
  })),
  defaultMonths: Number(values.defaultMonths),
  triggerInitialRiskReview: values.triggerInitialRiskReview,
});
