import type { ValidationResult } from '../rule.ts';
import { isEmpty } from '../text.ts';

/**
 * Lets an empty value pass a rule that would call it `required`. Rules of a format refuse an empty value; those
 * that the specification itself calls optional (`lei`, `optionalDate`, the phones, `middleName`) need no wrapper.
 *
 * @example
 * string().test(...check(optional(iban)));
 */
export function optional<
  Options extends readonly unknown[],
  Answer extends ValidationResult | Promise<ValidationResult>,
>(
  rule: (value: unknown, ...options: Options) => Answer,
): (value: unknown, ...options: Options) => Answer | undefined {
  return (value, ...options) => (isEmpty(value) ? undefined : rule(value, ...options));
}
