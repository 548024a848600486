import type { Verdict } from '../rule.ts';
import { judge } from '../text.ts';

/** The longest address that SMTP carries, and the longest part before the @ (RFC 5321 §4.5.3.1, errata 1690). */
const longest = { address: 254, local: 64 };

/**
 * Without the spaces and tabs that come along when an address is copied. A line break stays, and is refused: whoever
 * pastes one has pasted more than an address.
 */
export function normalizeEmail(text: string): string {
  return text.replace(/^[ \t\u00a0]+/, '').replace(/(?<![ \t\u00a0])[ \t\u00a0]+$/, '');
}

/**
 * An e-mail address that a mail server accepts: the production that browsers use (HTML, "valid e-mail address"), and
 * beyond it a top-level domain of two letters or more, no dots in a row or at the ends of the first part, and the
 * lengths of RFC 5321. Quoted names, comments and address literals are refused: no person has one.
 */
export function email(value: unknown): Verdict {
  return judge(value, 'email', normalizeEmail, isAddress);
}

function isAddress(text: string): boolean {
  if (text.length > longest.address) return false;
  const separator = text.indexOf('@');
  return (
    separator <= longest.local && isLocalPart(text.slice(0, separator)) && isDomain(text.slice(separator + 1))
  );
}

const isLocalPart = (text: string) => /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*$/.test(text);

const label = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/i;
const topLevel = /^(?:[a-z]{2,63}|xn--[a-z0-9-]*[a-z0-9])$/i;

function isDomain(text: string): boolean {
  const labels = text.split('.');
  const last = labels.at(-1) ?? '';
  return labels.length > 1 && topLevel.test(last) && labels.every(part => label.test(part));
}
