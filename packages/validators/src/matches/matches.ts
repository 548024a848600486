import type { ValidationResult } from '../rule.ts';
import { isEmpty } from '../text.ts';

export interface MatchesOptions {
  /** The value that it must equal. */
  readonly other: unknown;
}

/** Equal to another value; two empty values are equal (S1 §5, "values do not match"). */
export function matches(value: unknown, { other }: MatchesOptions): ValidationResult {
  return Object.is(value, other) || (isEmpty(value) && isEmpty(other)) ? undefined : { code: 'matches' };
}
