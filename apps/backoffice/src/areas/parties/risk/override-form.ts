import { overrideLimits } from '@dossier/api/contract';
import type { RiskOverride } from '@dossier/api/kyc';
import { maxLength, optionalDate, required, type ValidationResult } from '@dossier/validators';
import type { AssessedLevel } from '@dossier/validators/risk-assessment';
import { check } from '@dossier/validators/yup';
import { object, string, type ObjectSchema } from 'yup';

export interface OverrideForm {
  level: string;
  until: string;
  reason: string;
  evidence: string;
}

/** No level is chosen beforehand: it is a decision. */
export const emptyOverride: OverrideForm = { level: '', until: '', reason: '', evidence: '' };

interface Period {
  /** yyyy-mm-dd. */
  readonly today: string;
  readonly nextReviewOn: string | null;
}

/** A day from today up to the next review, when one is filled in; the platform refuses another by the same codes. */
export function overrideDay(value: unknown, { today, nextReviewOn }: Period): ValidationResult {
  if (typeof value !== 'string' || value === '') return undefined;
  if (value < today) return { code: 'dayOver' };
  return nextReviewOn !== null && value > nextReviewOn ? { code: 'reviewDay' } : undefined;
}

const needed = () =>
  string()
    .defined()
    .test(...check(required));

export const overrideSchema = (period: Period): ObjectSchema<OverrideForm> =>
  object({
    level: needed(),
    until: needed()
      .test(...check(optionalDate))
      .test(...check(overrideDay, period)),
    reason: needed().test(...check(maxLength, { max: overrideLimits.reason })),
    evidence: needed().test(...check(maxLength, { max: overrideLimits.evidence })),
  });

export const overrideOf = ({ level, until, reason, evidence }: OverrideForm): RiskOverride => ({
  level: level as AssessedLevel,
  until,
  reason: reason.trim(),
  evidence: evidence.trim(),
});
