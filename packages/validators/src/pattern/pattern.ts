import type { ValidationResult } from '../rule.ts';
import { isEmpty, textOf } from '../text.ts';

export interface PatternOptions {
  /** What the text must match; anchor it to match the whole text. It must not backtrack: prefer no nested repeats. */
  readonly pattern: RegExp;
}

/** The characters that a pattern allows, when anything is filled in (S1 §5). */
export function pattern(value: unknown, { pattern: allowed }: PatternOptions): ValidationResult {
  if (isEmpty(value)) return undefined;
  const text = textOf(value);
  // `search`, not `test`: a pattern with the g flag keeps its place from one call to the next.
  return text !== undefined && text.search(allowed) !== -1 ? undefined : { code: 'pattern' };
}
