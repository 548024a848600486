import type { AnySchema, SchemaDescription } from 'yup';

type Described = SchemaDescription & {
  readonly fields?: Readonly<Record<string, SchemaDescription>>;
  readonly innerType?: SchemaDescription;
};

const long = 'c'.repeat(1_000_000);
const wide = (item: unknown) => Array.from({ length: 300_000 }, () => item);

/**
 * Bodies that cost their sender nothing: each list of a schema with 300,000 empty entries, each text with a megabyte,
 * each object with a name that every object has.
 */
export function* hostileBodies(schema: AnySchema, good: unknown): Generator<readonly [string, string]> {
  yield ['a list in place of the body', JSON.stringify(wide({}))];
  yield ['a name of Object.prototype', `{"constructor":1,"toString":"x","__proto__":{"a":1}}`];
  for (const [path, value] of hostileValues(schema.describe(), good, [])) yield [path, JSON.stringify(value)];
}

/** The good value with one part of it hostile; `steps` lead to that part. */
function* hostileValues(
  description: SchemaDescription,
  good: unknown,
  steps: readonly string[],
): Generator<readonly [string, unknown]> {
  const { type, fields = {}, innerType } = description as Described;
  const path = steps.join('.');
  if (type === 'string') yield [path, long];
  if (type === 'array') {
    yield [`${path} of objects`, wide({})];
    yield [`${path} of numbers`, wide(1)];
    const [first] = Array.isArray(good) ? (good as readonly unknown[]) : [];
    if (innerType)
      for (const [at, value] of hostileValues(innerType, first, [...steps, '0'])) yield [at, [value]];
  }
  if (type !== 'object') return;
  const example = (good ?? {}) as Record<string, unknown>;
  for (const [name, field] of Object.entries(fields))
    for (const [at, value] of hostileValues(field, example[name], [...steps, name]))
      yield [at, { ...example, [name]: value }];
}
