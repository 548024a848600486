/**
 * The one way to write a JSON value (RFC 8785): keys in the order of their UTF-16 code units, no space, numbers and
 * texts as JavaScript writes them. What is hashed today reads the same in ten years.
 * @throws {TypeError} for what JSON has no form for.
 */
export function canonicalJson(value: unknown): string {
  if (value === null || typeof value === 'boolean') return String(value);
  if (typeof value === 'string') return text(value);
  if (typeof value === 'number') {
    if (!Number.isFinite(value)) throw new TypeError('JSON has no form for this number.');
    return JSON.stringify(value);
  }
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  if (typeof value === 'object') {
    const entries = Object.entries(value).filter(([, field]) => field !== undefined);
    // Default order of sort: by code units, as the standard asks. Keys are unique, so it is total.
    const sorted = entries.toSorted(([a], [b]) => (a < b ? -1 : 1));
    return `{${sorted.map(([key, field]) => `${text(key)}:${canonicalJson(field)}`).join(',')}}`;
  }
  throw new TypeError(`JSON has no form for a ${typeof value}.`);
}

function text(value: string): string {
  if (!value.isWellFormed()) throw new TypeError('JSON has no form for half a character.');
  return JSON.stringify(value);
}
