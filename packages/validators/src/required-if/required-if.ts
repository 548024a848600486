import { required } from '../required/required.ts';
import type { ValidationResult } from '../rule.ts';

export interface RequiredIfOptions {
  /** The flag that makes the field required. */
  readonly when: boolean;
}

/** Required only if a flag is set (S1 §5). */
export function requiredIf(value: unknown, { when }: RequiredIfOptions): ValidationResult {
  return when ? required(value) : undefined;
}
