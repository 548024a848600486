import { isErrorCode, type ErrorCode } from '@dossier/validators/errors';
import type { FieldViolation } from '@dossier/api/contract';
import { ValidationError, type AnySchema } from 'yup';
import { Refusal } from '../../shared/refusal/refusal.ts';

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

/** yup's own tests, as codes of our catalogue. */
const codes: Readonly<Record<string, ErrorCode>> = {
  required: 'required',
  optionality: 'required',
  nullable: 'required',
  min: 'minlength',
  max: 'maxlength',
  length: 'exactLength',
  matches: 'pattern',
  oneOf: 'oneOf',
  integer: 'integer',
};

/** Parameters that say what is allowed; others (`value`, `originalValue`) would send back what was sent. */
const tellable = new Set(['min', 'max', 'length', 'bound', 'n', 'total', 'groups', 'vars', 'position']);

function violationsIn(error: ValidationError): FieldViolation[] {
  const all = error.inner.length > 0 ? error.inner : [error];
  const fields = all.map(({ path = '', type, params, message }) => {
    // A rule of ours carries its violation as the message (`check` of the validators).
    const own = message as unknown as { code?: unknown; params?: Readonly<Record<string, unknown>> };
    if (isErrorCode(own.code)) return violation(path, own.code, own.params);
    if (type === 'typeError' && params?.['type'] === 'number') return violation(path, 'number', undefined);
    const isNumber = typeof params?.['value'] === 'number';
    const code =
      isNumber && type === 'min' ? 'minNumber' : isNumber && type === 'max' ? 'maxNumber' : codes[type ?? ''];
    return violation(path, code ?? 'invalid', params);
  });
  // The same field may fail twice in the same way; once is enough.
  return [...new Map(fields.map(field => [`${field.path} ${field.code}`, field])).values()];
}

function violation(
  path: string,
  code: string,
  given: Readonly<Record<string, unknown>> | undefined,
): FieldViolation {
  const params = Object.fromEntries(Object.entries(given ?? {}).filter(([name]) => tellable.has(name)));
  return { path, code, ...(Object.keys(params).length > 0 ? { params } : {}) };
}
