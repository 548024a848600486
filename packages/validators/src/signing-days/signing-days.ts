import { addDecimals, compareDecimals, parseDecimal } from '../decimal/decimal.ts';
import { signingExpiryMargin } from '../limits.ts';
import type { ValidationResult } from '../rule.ts';

/** The two settings of a signature request, in days. */
interface SigningDays {
  readonly reminderDays?: unknown;
  readonly expiryDays?: unknown;
}

/** Signing expires at least one day after the reminder (S1 §5). Validated when both are filled in. */
export function signingDays(value: unknown): ValidationResult {
  const { reminderDays, expiryDays }: SigningDays = typeof value === 'object' && value !== null ? value : {};
  const [reminder, expiry] = [parseDecimal(reminderDays), parseDecimal(expiryDays)];
  if (reminder === undefined || expiry === undefined) return undefined;
  const earliest = addDecimals(reminder, { units: BigInt(signingExpiryMargin), scale: 0 });
  return compareDecimals(expiry, earliest) >= 0 ? undefined : { code: 'signingDays' };
}
