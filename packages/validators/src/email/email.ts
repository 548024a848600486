import type { ValidationResult } from '../rule.ts';
import { validate } from '../text.ts';

/** The longest address that SMTP carries, and the longest part before the @ (RFC 5321 §4.5.3.1, errata 1690). */
const longest = { address: 254, local: 64 };

/** Word characters and the marks that may stand between dots before the @ (HTML, "valid e-mail address"). */
const address =
  /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+(?:[a-z]{2,63}|xn--[a-z0-9-]{0,58}[a-z0-9])$/i;

/**
 * Without the spaces and tabs that come along when an address is copied. A line break stays, and is refused: the user who
 * pastes one has pasted more than an address.
 */
export function normalizeEmail(text: string): string {
  let start = 0;
  let end = text.length;
  while (start < end && isBlank(text.charCodeAt(start))) start += 1;
  while (end > start && isBlank(text.charCodeAt(end - 1))) end -= 1;
  return text.slice(start, end);
}

/** A space, a tab, a no-break space. */
const isBlank = (unit: number) => unit === 0x20 || unit === 0x09 || unit === 0xa0;

/**
 * An e-mail address that a mail server accepts: the production that browsers use, and beyond it a top-level domain of
 * two letters or more, no dots in a row or at the ends of the first part, and the lengths of RFC 5321. Quoted names,
 * comments and address literals are refused: no person has one.
 */
export function email(value: unknown): ValidationResult {
  return validate(value, 'email', normalizeEmail, isAddress);
}

function isAddress(text: string): boolean {
  return text.length <= longest.address && text.indexOf('@') <= longest.local && address.test(text);
}
