import type { ValidationResult } from '../rule.ts';
import { isEmpty } from '../text.ts';

export interface OneOfOptions {
  /** What may be chosen. `vocabulary.codes` fits. */
  readonly values: readonly unknown[];
}

/** The value is one of a list, when there is any (S2 §5, "value must be in an array"). */
export function oneOf(value: unknown, { values }: OneOfOptions): ValidationResult {
  return isEmpty(value) || values.includes(value) ? undefined : { code: 'oneOf' };
}
