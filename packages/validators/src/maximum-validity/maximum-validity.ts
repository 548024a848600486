import { compareWith } from '../decimal/bounds.ts';
import { maximumValidityDays } from '../limits.ts';
import type { ValidationResult } from '../rule.ts';

/** A validity of at most 90 days, when one is filled in (S1 §5). Its smallest is another rule's matter. */
export function maximumValidity(value: unknown): ValidationResult {
  return compareWith(
    value,
    maximumValidityDays,
    'maximumValidity',
    { max: maximumValidityDays },
    order => order <= 0,
  );
}
