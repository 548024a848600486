import { passwordLength } from '../limits.ts';
import { allOf, type ValidationResult, type Violation } from '../rule.ts';
import { isEmpty, lengthOf, textOf } from '../text.ts';

/**
 * A new password: 8 to 99 characters with a digit, a special character, an upper-case and a lower-case letter, all of
 * ASCII (S1 §5). Special are the 32 punctuation marks of ASCII, underscore included; a blank is none. Nothing is
 * trimmed: a blank at the end belongs to the password.
 *
 * It lists every unmet demand in `params.violations` (`violationsOf`), so that a checklist can follow the typing.
 */
export function newPassword(value: unknown): ValidationResult {
  const text = textOf(value) ?? '';
  const length = lengthOf(text);
  const kinds = kindsIn(text);
  const violations: Violation[] = [];
  if (isEmpty(value)) violations.push({ code: 'required' });
  if (length < passwordLength.min)
    violations.push({ code: 'minlength', params: { min: passwordLength.min } });
  if (length > passwordLength.max)
    violations.push({ code: 'maxlength', params: { max: passwordLength.max } });
  if (!kinds.digit) violations.push({ code: 'passwordNumber' });
  if (!kinds.special) violations.push({ code: 'passwordSpecial' });
  if (!kinds.upper) violations.push({ code: 'passwordUpper' });
  if (!kinds.lower) violations.push({ code: 'passwordLower' });
  return allOf(violations);
}

const kindsIn = (text: string) => ({
  digit: /[0-9]/.test(text),
  special: /[!-/:-@[-`{-~]/.test(text),
  upper: /[A-Z]/.test(text),
  lower: /[a-z]/.test(text),
});
