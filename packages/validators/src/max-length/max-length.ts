import type { Verdict } from '../rule.ts';
import { isEmpty, lengthOf, textOf } from '../text.ts';

export interface MaxLengthOptions {
  /** Most characters, counted as code points without outer blanks. */
  readonly max: number;
}

/** At most `max` characters (S1 §5). */
export function maxLength(value: unknown, { max }: MaxLengthOptions): Verdict {
  if (isEmpty(value)) return undefined;
  const text = textOf(value)?.trim();
  // A code point takes one or two units: only between `max` and twice that must they be counted.
  const tooLong = text === undefined || text.length > 2 * max || (text.length > max && lengthOf(text) > max);
  return tooLong ? { code: 'maxlength', params: { max } } : undefined;
}
