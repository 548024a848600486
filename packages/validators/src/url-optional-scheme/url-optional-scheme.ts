import type { Verdict } from '../rule.ts';
import { judge } from '../text.ts';
import { isWebAddress, normalizeUrl } from '../url/url.ts';

/**
 * A web address that may leave out http:// or https:// and has no other scheme (S1 §5): `javascript:` never passes.
 * Without a scheme it is a host with a top-level domain, or four numbers, and then a port, path, query or fragment.
 */
export function urlOptionalScheme(value: unknown): Verdict {
  return judge(value, 'urlOptionalScheme', normalizeUrl, text =>
    /^https?:/i.test(text) ? isWebAddress(text) : isBareHost(text) && isWebAddress(`https://${text}`),
  );
}

/** Up to the first port, path, query or fragment: labels with dots between them, the last of letters. */
function isBareHost(text: string): boolean {
  const host = /^[^:/?#\\@]+/.exec(text)?.[0] ?? '';
  const labels = host.split('.');
  const last = labels.at(-1) ?? '';
  const rest = text.slice(host.length);
  return (
    labels.length > 1 &&
    (rest === '' || /^(?::[0-9]+)?(?:[/?#]|$)/.test(rest)) &&
    (isTopLevel(last) || isFourNumbers(labels))
  );
}

const isTopLevel = (label: string) => /^(?:[\p{L}\p{M}]{2,63}|[Xx][Nn]--[A-Za-z0-9-]{1,59})$/u.test(label);
const isFourNumbers = (labels: readonly string[]) =>
  labels.length === 4 && labels.every(label => /^[0-9]{1,3}$/.test(label));
