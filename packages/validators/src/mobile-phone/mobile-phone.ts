import { validatePhone, type PhoneOptions } from '../phone/phone.ts';
import type { ValidationResult } from '../rule.ts';

/**
 * A mobile number, or nothing: at least 6 characters, valid, and of a type that can be mobile (S1 §5, S2 §5). Numbers
 * of the United States and Canada are "fixed line or mobile": no one can tell them apart.
 *
 * It answers with a promise as long as the metadata are not loaded (`loadPhoneMetadata`).
 */
export function mobilePhone(
  value: unknown,
  options?: PhoneOptions,
): ValidationResult | Promise<ValidationResult> {
  return validatePhone(value, options, 'mobilePhone', ['MOBILE', 'FIXED_LINE_OR_MOBILE']);
}
