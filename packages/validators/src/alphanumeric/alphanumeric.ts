import type { ValidationResult } from '../rule.ts';
import { validate, upperCaseAscii } from '../text.ts';

export interface AlphanumericOptions {
  /**
   * Spaces are allowed between the characters.
   * @default false
   */
  readonly spaces?: boolean;
}

/** A code in capitals and without outer blanks. Inside nothing is taken away: the rule says what may be there. */
export function normalizeAlphanumeric(text: string): string {
  return upperCaseAscii(text.trim());
}

/** A to Z and 0 to 9 of ASCII, with spaces if they are asked for (S1 §5, S2 §5). */
export function alphanumeric(value: unknown, { spaces = false }: AlphanumericOptions = {}): ValidationResult {
  const allowed = spaces ? /^ *[A-Z0-9][A-Z0-9 ]*$/ : /^[A-Z0-9]+$/;
  return validate(value, 'alphanumeric', normalizeAlphanumeric, text => allowed.test(text));
}
