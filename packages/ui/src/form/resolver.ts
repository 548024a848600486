import { toNestErrors } from '@hookform/resolvers';
import type { FieldError, FieldValues, Resolver } from 'react-hook-form';
import type { Schema } from 'yup';
import type { Violation } from '../messages/index.ts';

/** An error that carries what the rules found, all of it. */
export interface ViolationError extends FieldError {
  readonly violations: readonly Violation[];
  /** Found by the other side: what was sent may be sent again as it is. */
  readonly isFromServer?: boolean;
}

/** The error of a field, from violations: react-hook-form passes on what it does not know. */
export const violationError = (violations: readonly Violation[], isFromServer = false): ViolationError => ({
  type: violations[0]?.code ?? 'invalid',
  message: violations[0]?.code ?? 'invalid',
  violations,
  isFromServer,
});

/** What a schema's error carries as its message: the validators' violation, or some text of the schema library's own. */
const violationOf = (message: unknown): Violation =>
  typeof message === 'object' && message !== null && 'code' in message
    ? (message as Violation)
    : { code: 'invalid' };

interface SchemaError {
  readonly name: string;
  readonly path?: string;
  readonly message: unknown;
  readonly inner: readonly SchemaError[];
}

const isSchemaError = (error: unknown): error is SchemaError =>
  error instanceof Error && error.name === 'ValidationError' && 'inner' in error;

/**
 * Judges a form by a yup schema whose tests come from the validators. Unlike the usual resolver it keeps every
 * violation of a field, so that a password can list all that it lacks.
 */
export function yupResolver<Values extends FieldValues>(schema: Schema<Values>): Resolver<Values> {
  return async (values, _context, options) => {
    try {
      return { values: await schema.validate(values, { abortEarly: false }), errors: {} };
    } catch (error) {
      if (!isSchemaError(error)) throw error;
      const found: Record<string, Violation[]> = {};
      for (const { path = '', message } of error.inner.length > 0 ? error.inner : [error])
        (found[path] ??= []).push(violationOf(message));
      const flat = Object.fromEntries(
        Object.entries(found).map(([path, violations]) => [path, violationError(violations)]),
      );
      return { values: {}, errors: toNestErrors<Values>(flat, options) };
    }
  };
}
