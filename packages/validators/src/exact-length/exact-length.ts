import type { ValidationResult } from '../rule.ts';
import { isEmpty, lengthOf, textOf } from '../text.ts';

export interface ExactLengthOptions {
  /** Number of characters, counted as code points without outer blanks. */
  readonly length: number;
}

/** Exactly so many characters, when anything is filled in (S1 §5, "length not correct"). */
export function exactLength(value: unknown, { length }: ExactLengthOptions): ValidationResult {
  if (isEmpty(value)) return undefined;
  const text = textOf(value);
  return text !== undefined && lengthOf(text.trim()) === length
    ? undefined
    : { code: 'exactLength', params: { length } };
}
