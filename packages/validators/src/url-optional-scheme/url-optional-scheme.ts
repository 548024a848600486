import type { ValidationResult } from '../rule.ts';
import { validate } from '../text.ts';
import { isWebAddress, normalizeUrl } from '../url/url.ts';

/**
 * A web address that may leave out http:// or https:// and has no other scheme (S1 §5): `javascript:` never passes.
 * Without a scheme it is a host with a top-level domain, or four numbers, and then a port, path, query or fragment.
 */
export function urlOptionalScheme(value: unknown): ValidationResult {
  return validate(value, 'urlOptionalScheme', normalizeUrl, text =>
    /^https?:/i.test(text) ? isWebAddress(text) : isBareHost(text) && isWebAddress(`https://${text}`),
  );
}

/** Up to the first port, path, query or fragment: labels with dots between them, the last of letters. */
function isBareHost(text: string): boolean {
  const host = /^[^:/?#\\@]+/.exec(text)?.[0] ?? '';
  return /^(:[0-9]+)?([/?#]|$)/.test(text.slice(host.length)) && (hasTopLevel(host) || isFourNumbers(host));
}

// What is encoded has to be what encoding gives: `isWebAddress` sees to it.
const hasTopLevel = (host: string) => /\.([\p{L}\p{M}]{2,63}|[Xx][Nn]--[\w-]{1,59})$/u.test(host);
const isFourNumbers = (host: string) => /^([0-9]{1,3}\.){3}[0-9]{1,3}$/.test(host);
