import { ValidationError, type AnySchema } from 'yup';
import { Refusal } from '../../shared/refusal/refusal.ts';
import { violationsIn } from '../../shared/refusal/violations.ts';

/**
 * A body as its schema describes it: every type exactly as declared, nothing that is not declared.
 * @throws {Refusal} ValidationFailed with every field that fails.
 */
export function validBody(schema: AnySchema | undefined, body: unknown): unknown {
  if (!schema) return undefined;
  assertStorable(body);
  // Strict first: a number where a text belongs is an error, not a text. Then a copy without what nobody asked for.
  check(schema, body, { strict: true });
  return check(schema, body, { stripUnknown: true });
}

/** A query as its schema describes it; its values come as text and are read as what the schema says. */
export function validQuery(schema: AnySchema | undefined, query: URLSearchParams): unknown {
  if (!schema) return undefined;
  const known = read.get(schema) ?? new Map<string, unknown>();
  read.set(schema, known);
  const text = query.toString();
  if (known.has(text)) return known.get(text);
  const given = Object.fromEntries(query);
  assertStorable(given);
  const valid = check(schema, given, { stripUnknown: true });
  if (known.size >= mostRead) known.clear();
  if (text.length <= longestKept) known.set(text, valid);
  return valid;
}

/** Good queries of late: the same few are asked again and again, and a schema is slow. Handlers only read them. */
const read = new WeakMap<AnySchema, Map<string, unknown>>();
const mostRead = 200;
const longestKept = 300;

/** Deeper than anything that the contract describes. */
const deepest = 40;

/**
 * Texts that no database takes (a NUL, half a character) and structures without end are refused wherever they stand.
 * @throws {Refusal} ValidationFailed.
 */
function assertStorable(value: unknown, path = '', depth = 0): void {
  const isBroken = typeof value === 'string' && (value.includes('\0') || !value.isWellFormed());
  if (isBroken || depth > deepest)
    throw new Refusal('ValidationFailed', { fields: [{ path, code: 'pattern' }] });
  if (typeof value !== 'object' || value === null) return;
  for (const [key, own] of Object.entries(value)) {
    const step = Array.isArray(value) ? `[${key}]` : path === '' ? key : `.${key}`;
    // An unknown key may be anything: the path goes no further than names that could be ours.
    assertStorable(own, /^[.\w[\]]{1,64}$/.test(step) ? path + step : path, depth + 1);
  }
}

function check(
  schema: AnySchema,
  value: unknown,
  options: { strict?: boolean; stripUnknown?: boolean },
): unknown {
  try {
    return schema.validateSync(value, { abortEarly: false, ...options });
  } catch (error) {
    if (error instanceof ValidationError)
      throw new Refusal('ValidationFailed', { fields: violationsIn(error) });
    throw error;
  }
}
