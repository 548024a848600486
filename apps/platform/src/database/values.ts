/**
 * How values travel, once for both engines: each would turn instants, numbers and arrays into something of its own.
 * Parameters go out as text, and PostgreSQL reads them by the type of the place they stand in.
 */

const bytesToHex = (bytes: Uint8Array) => `\\x${Buffer.from(bytes).toString('hex')}`;
const quoted = (text: string) => `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;

/** A parameter as text. Arrays become PostgreSQL arrays; other objects JSON. */
export function toWire(value: unknown): string | null {
  if (value === null || value === undefined) return null;
  if (typeof value === 'string') return value;
  if (value instanceof Date) return value.toISOString();
  if (value instanceof Uint8Array) return bytesToHex(value);
  if (Array.isArray(value)) return `{${value.map(elementToWire).join(',')}}`;
  return typeof value === 'object' ? JSON.stringify(value) : `${value as number | boolean | bigint}`;
}

/** A calendar is a thousand numbers: quotes around each would only be taken off again. */
function elementToWire(item: unknown): string {
  if (item === null) return 'NULL';
  return typeof item === 'number' ? String(item) : quoted(toWire(item) ?? '');
}

/** Object ids of the types that are read as something other than text. */
const types = {
  boolean: 16,
  bytea: 17,
  int8: 20,
  int2: 21,
  int4: 23,
  oid: 26,
  json: 114,
  float8: 701,
  date: 1082,
};
const moreTypes = { timestamptz: 1184, numeric: 1700, jsonb: 3802, textArray: 1009, uuidArray: 2951 };

/** `2026-11-21 10:42:00.123+00` → `2026-11-21T10:42:00.123Z`: instants are ISO UTC everywhere. */
const readInstant = (text: string) => new Date(text).toISOString();

/** Reads `{a,"b c",NULL}`; elements never nest here. */
function readTextArray(text: string): (string | null)[] {
  const items = text.slice(1, -1).matchAll(/"((?:[^"\\]|\\.)*)"|([^,]+)/g);
  return [...items].map(([, inQuotes, bare]) => {
    if (inQuotes !== undefined) return inQuotes.replaceAll(/\\(.)/g, '$1');
    return bare === 'NULL' ? null : (bare ?? null);
  });
}

/** Readers by object id. Big integers stay below 2^53 here (versions, counts); decimals stay text, never floats. */
export const readers: Readonly<Record<number, (text: string) => unknown>> = {
  [types.boolean]: text => text === 't',
  [types.bytea]: text => Uint8Array.from(Buffer.from(text.slice(2), 'hex')),
  [types.int8]: Number,
  [types.int2]: Number,
  [types.int4]: Number,
  [types.oid]: Number,
  [types.float8]: Number,
  [types.json]: text => JSON.parse(text) as unknown,
  [moreTypes.jsonb]: text => JSON.parse(text) as unknown,
  [types.date]: text => text,
  [moreTypes.timestamptz]: readInstant,
  [moreTypes.numeric]: text => text,
  [moreTypes.textArray]: readTextArray,
  [moreTypes.uuidArray]: readTextArray,
};

/** Types whose parameters an engine would otherwise want as something other than text. */
export const wireTypes: readonly number[] = [
  ...Object.values(types),
  ...Object.values(moreTypes),
  25,
  1043,
  2950,
];
