import type { ValidationResult } from '../rule.ts';
import { validate } from '../text.ts';
import { decodePunycode } from './punycode.ts';

/** Longer than this is no address that a person keeps, and browsers cut it. */
const longest = 2048;

/** An address without outer blanks. */
export function normalizeUrl(text: string): string {
  return text.trim();
}

/**
 * A web address that says http:// or https:// (S1 §5). Two slashes and then a host: `new URL` alone would also take
 * `http:example.com`, and drop a line break inside. Never yup's `url()`: it hangs for seconds on a crafted address.
 */
export function url(value: unknown): ValidationResult {
  return validate(value, 'url', normalizeUrl, isWebAddress);
}

export function isWebAddress(text: string): boolean {
  return (
    text.length <= longest &&
    /^https?:\/\/[^/?#]/i.test(text) &&
    !hasForbidden(text) &&
    isProperHost(hostOf(text))
  );
}

/**
 * Blanks, controls, backslashes and what Unicode keeps for itself do not occur in an address (WHATWG URL, "URL units").
 * Nor does a Kelvin sign for a k or a long s for an s: parsers fold them in the host, and the address that a person reads
 * is not the one that opens; no one means them elsewhere.
 */
const hasForbidden = (text: string) =>
  /[\s\p{Cc}\p{Cs}\p{Noncharacter_Code_Point}\\\u212a\u017f]/u.test(text);

/** The host as the parser of the platform writes it: lower case, encoded; an empty text when it cannot be parsed. */
function hostOf(address: string): string {
  try {
    return new URL(address).hostname;
  } catch {
    return '';
  }
}

/**
 * Every label of the host is made of letters, digits, dashes and underscores, or encodes such; a dot at the end is the
 * root of the name system. Parsers let through almost any character.
 */
function isProperHost(host: string): boolean {
  return host.startsWith('[') || host.replace(/\.$/, '').split('.').every(isLabel);
}

const isLabel = (label: string) =>
  /^[a-z0-9_-]+$/.test(label) && (!label.startsWith('xn--') || isEncoded(label));

/**
 * An encoded label must be what encoding its text gives. Older parsers check that, newer ones leave it out: without it
 * `xn--pokxncvks` passes, which spells `㉓㋎㋍㋓㋕㋘`, and no name may contain those.
 */
function isEncoded(label: string): boolean {
  return hostOf(`https://${decodePunycode(label) ?? ''}`) === label;
}
