import type { ValidationResult } from '../rule.ts';
import { isEmpty, lengthOf, textOf } from '../text.ts';

export interface MinLengthOptions {
  /** Fewest characters, counted as code points without outer blanks. */
  readonly min: number;
}

/** At least `min` characters, when anything is filled in (S1 §5). */
export function minLength(value: unknown, { min }: MinLengthOptions): ValidationResult {
  const text = textOf(value)?.trim() ?? '';
  // Units are never fewer than code points, so a long text needs no count.
  if (text.length >= 2 * min || lengthOf(text) >= min || isEmpty(value)) return undefined;
  return { code: 'minlength', params: { min } };
}
