import type { ValidationResult } from '../rule.ts';
import { isEmpty, lengthOf, textOf } from '../text.ts';

export interface MaxLengthOptions {
  /** Most characters, counted as code points without outer blanks. */
  readonly max: number;
}

/** At most `max` characters (S1 §5). */
export function maxLength(value: unknown, { max }: MaxLengthOptions): ValidationResult {
  const text = textOf(value)?.trim();
  if (text === undefined) return isEmpty(value) ? undefined : { code: 'maxlength', params: { max } };
  // A code point takes one or two units: only between `max` and twice that must they be counted.
  const fits = text.length <= max || (text.length <= 2 * max && lengthOf(text) <= max);
  return fits ? undefined : { code: 'maxlength', params: { max } };
}
