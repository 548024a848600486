import type { Verdict } from '../rule.ts';
import { isEmpty, lengthOf, textOf } from '../text.ts';

export interface MinLengthOptions {
  /** Fewest characters, counted as code points without outer blanks. */
  readonly min: number;
}

/** At least `min` characters, when anything is filled in (S1 §5). */
export function minLength(value: unknown, { min }: MinLengthOptions): Verdict {
  if (isEmpty(value)) return undefined;
  const text = textOf(value)?.trim() ?? '';
  // Units are never fewer than code points, so a short text needs no count.
  return text.length < min || (text.length < 2 * min && lengthOf(text) < min)
    ? { code: 'minlength', params: { min } }
    : undefined;
}
