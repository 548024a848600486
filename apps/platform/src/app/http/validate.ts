import { ValidationError, type AnySchema } from 'yup';
import { AppError } from '../../shared/errors/app-error.ts';
import { violationsIn } from '../../shared/errors/violations.ts';
import { assertWithinBounds, bounds, shapeOf } from './bounds.ts';

/**
 * A body as its schema describes it: every type exactly as declared, nothing that is not declared.
 * @throws {AppError} ValidationFailed with the fields that fail.
 */
export function validBody(schema: AnySchema | undefined, body: unknown): unknown {
  if (!schema) return undefined;
  // Types and lengths first: a number where a text belongs is an error, not a text; and rules judge only what is short.
  assertWithinBounds(body, shapeOf(schema));
  return check(schema, body);
}

/** A query as its schema describes it; its values come as text and are read as what the schema says. */
export function validQuery(schema: AnySchema | undefined, query: URLSearchParams): unknown {
  if (!schema) return undefined;
  const cached = read.get(schema) ?? new Map<string, unknown>();
  read.set(schema, cached);
  const text = query.toString();
  if (cached.has(text)) return cached.get(text);
  const parameters = Object.fromEntries(query);
  assertWithinBounds(parameters, null);
  const valid = check(schema, parameters);
  if (cached.size >= maxRead) cached.clear();
  if (text.length <= maxStored) cached.set(text, valid);
  return valid;
}

/** Good queries of late: the same few are asked again and again, and a schema is slow. Handlers only read them. */
const read = new WeakMap<AnySchema, Map<string, unknown>>();
const maxRead = 200;
const maxStored = 300;

function check(schema: AnySchema, value: unknown): unknown {
  try {
    return schema.validateSync(value, { abortEarly: false, stripUnknown: true });
  } catch (error) {
    if (error instanceof ValidationError)
      throw new AppError('ValidationFailed', { fields: violationsIn(error).slice(0, bounds.violations) });
    throw error;
  }
}
