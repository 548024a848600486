import { toNestErrors } from '@hookform/resolvers';
import type { FieldError, FieldValues, Resolver } from 'react-hook-form';
import { defaultLocale, ValidationError, type AnyObjectSchema, type Message, type Schema } from 'yup';
import type { Violation } from '../messages/index.ts';
import { incremental } from './incremental.ts';

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

interface SchemaError {
  readonly name: string;
  readonly path?: string;
  readonly message: unknown;
  readonly params?: Readonly<Record<string, unknown>>;
  readonly inner: readonly SchemaError[];
}

/** What the schema library says where a schema says nothing: English, about paths and types. */
const defaults: readonly Message[] = [
  ...Object.values(defaultLocale)
    .flatMap((texts): Message[] => Object.values(texts ?? {}))
    .filter(text => typeof text === 'string'),
  defaultLocale.mixed?.notType ?? '',
];

/** An error of one field, as the platform reports it. */
export interface PathViolation extends Violation {
  readonly path: string;
}

/** What a schema's error carries as its message: the validators' violation, a text of the schema's own, or neither. */
function violationOf({ message, params = {} }: SchemaError): Violation {
  if (typeof message === 'object' && message !== null && 'code' in message) return message as Violation;
  const isDefault = defaults.some(text => ValidationError.formatError(text, params) === message);
  return typeof message === 'string' && !isDefault ? { code: 'invalid', text: message } : { code: 'invalid' };
}

const isSchemaError = (error: unknown): error is SchemaError =>
  error instanceof Error && error.name === 'ValidationError' && 'inner' in error;

/** One violation, and where. */
interface Found {
  readonly path: string;
  readonly violation: Violation;
}

function foundIn(error: unknown, at = ''): readonly Found[] {
  if (!isSchemaError(error)) throw error;
  return (error.inner.length > 0 ? error.inner : [error]).map(inner => ({
    path: inner.path ?? at,
    violation: violationOf(inner),
  }));
}

/** Every violation of a schema in values, and where it is. */
export async function violationsOf<Values extends object>(
  schema: Schema<Values>,
  values: Values,
): Promise<readonly PathViolation[]> {
  const { violations } = await validateWhole(schema, values);
  return violations.map(({ path, violation }) => ({ path, ...violation }));
}

const validateWhole = <Values>(schema: Schema<Values>, values: Values) =>
  schema.validate(values, { abortEarly: false }).then(
    sent => ({ sent, violations: [] as readonly Found[] }),
    (error: unknown) => ({ sent: values, violations: foundIn(error) }),
  );

/**
 * Validates a form by a yup schema whose tests come from the validators. Unlike the usual resolver it keeps every
 * violation of a field, so that a password can list all that it lacks; and after a change it validates again only what
 * can have changed. What is sent is validated as a whole. A violation that is tolerated is none.
 */
export function yupResolver<Values extends FieldValues>(
  schema: Schema<Values>,
  isTolerated: (path: string, values: Values) => boolean = () => false,
): Resolver<Values> {
  const validateChange = incremental<Found>(schema, (name, values) =>
    (schema as unknown as AnyObjectSchema).validateAt(name, values, { abortEarly: false }).then(
      () => [],
      (error: unknown) => foundIn(error, name),
    ),
  );
  return async (values, _context, options) => {
    // On a change react-hook-form names one field; to send, every one that is there.
    const isChange = options.names?.length === 1 && validateChange !== undefined;
    const { sent, violations: all } = isChange
      ? { sent: values, violations: await validateChange(values) }
      : await validateWhole(schema, values);
    const violations = all.filter(({ path }) => !isTolerated(path, values));
    if (violations.length === 0)
      return {
        // Only read to send, and a form may have one field: casting a hundred at each keystroke would be for nothing.
        get values() {
          return isChange || all.length > 0 ? schema.cast(values, { assert: false }) : sent;
        },
        errors: {},
      };
    const byPath = Map.groupBy(violations, ({ path }) => path);
    const flat = Object.fromEntries(
      [...byPath].map(([path, group]) => [path, violationError(group.map(({ violation }) => violation))]),
    );
    return { values: {}, errors: toNestErrors<Values>(flat, options) };
  };
}
