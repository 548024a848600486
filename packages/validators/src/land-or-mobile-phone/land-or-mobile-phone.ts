import { validatePhone, type PhoneOptions } from '../phone/phone.ts';
import type { ValidationResult } from '../rule.ts';

/**
 * A number on which a person or a firm can be called, or nothing: what `mobilePhone` takes, and fixed lines, internet
 * telephony and company numbers (S1 §5, S2 §5). Free, paid and pager numbers are none.
 *
 * It answers with a promise as long as the metadata are not loaded (`loadPhoneMetadata`).
 */
export function landOrMobilePhone(
  value: unknown,
  options?: PhoneOptions,
): ValidationResult | Promise<ValidationResult> {
  return validatePhone(value, options, 'landOrMobilePhone', [
    'MOBILE',
    'FIXED_LINE_OR_MOBILE',
    'FIXED_LINE',
    'VOIP',
    'UAN',
  ]);
}
