import { mfaCodeLength } from '../limits.ts';
import { maxLength } from '../max-length/max-length.ts';
import { required } from '../required/required.ts';
import type { ValidationResult } from '../rule.ts';

/** The code of a second factor: required, at most 6 characters (S1 §5). Whether it is right the server says. */
export function mfaCode(value: unknown): ValidationResult {
  return required(value) ?? maxLength(value, { max: mfaCodeLength });
}

/**
 * The code in a pasted message: the first number of exactly six digits, alone or in two threes (`123 456`). An empty
 * text when there is none: digits of a longer number are not a code.
 */
export function mfaCodeFrom(pasted: string): string {
  const [code = ''] =
    /(?<![0-9])[0-9]{6}(?![0-9])/.exec(pasted) ??
    /(?<![0-9])[0-9]{3}[ \u00a0-][0-9]{3}(?![0-9])/.exec(pasted) ??
    [];
  return code.replace(/[^0-9]/g, '');
}
