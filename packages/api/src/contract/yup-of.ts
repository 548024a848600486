import type { ValidationResult } from '@dossier/validators';
import { check } from '@dossier/validators/yup';
import {
  array,
  boolean,
  lazy,
  mixed,
  number,
  object,
  string,
  type AnySchema,
  type Schema as YupSchema,
} from 'yup';
import { Schema } from './answers.ts';

type Step = (...args: readonly unknown[]) => AnySchema;
type Rule = (value: unknown, ...options: readonly unknown[]) => ValidationResult;

/** A schema of answers as one of yup: for a body that holds the same, and for what describes the contract to others. */
export function yupOf<Value>({ description }: Schema<Value>): YupSchema<Value> {
  const { type, fields = {}, item, conditions, isNullable, isOptional } = description;
  const step = (schema: AnySchema, name: string, args: readonly unknown[]) =>
    (schema as unknown as Readonly<Record<string, Step>>)[name]!(...args);
  if (typeof item === 'function') {
    const each = item;
    return lazy(() => yupOf(new Schema({ ...description, item: each() }))) as unknown as YupSchema<Value>;
  }
  const starts: Readonly<Record<typeof type, () => AnySchema>> = {
    string,
    number,
    boolean,
    mixed,
    array: () => array(item && yupOf(item)),
    object: () =>
      object(Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, yupOf(field)]))),
  };
  const start = starts[type]();
  const optional = type === 'object' ? start.optional().default(undefined) : start;
  const complete = conditions.reduce<AnySchema>(
    (schema, [name, args]) =>
      typeof name === 'function' ? schema.test(...check(name as Rule, ...args)) : step(schema, name, args),
    isOptional ? optional : start.defined(),
  );
  return (isNullable ? complete.nullable() : complete) as YupSchema<Value>;
}
