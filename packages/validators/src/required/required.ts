import type { ValidationResult } from '../rule.ts';
import { isEmpty } from '../text.ts';

/** Something must be filled in; blanks alone are nothing (S1 §5). An unticked box, `false`, is an answer. */
export function required(value: unknown): ValidationResult {
  return isEmpty(value) ? { code: 'required' } : undefined;
}
