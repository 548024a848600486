import type { AnySchema, SchemaDescription } from 'yup';

/** What no client may set, whatever it sends. */
export const protectedFields = {
  tenant_id: 'canary',
  _id: 'canary',
  status: 'canary',
  roles: ['canary'],
  role: 'canary',
  sub: 'canary',
  enabled: false,
  createdAt: 'canary',
  updatedAt: 'canary',
  version: 99,
  number: 'canary',
  assignee_id: 'canary',
  userName_: 'canary',
};

/** Ways to reach what all objects share. */
export const prototypeFields: readonly object[] = [
  { constructor: { prototype: { polluted: 'canary' } } },
  JSON.parse('{"__proto__": {"polluted": "canary"}}') as object,
];

/** A value of the wrong kind for each kind of field. */
const wrong: Readonly<Record<string, readonly unknown[]>> = {
  string: [5, true, {}, ['canary'], null, 'canary\0', '\ud800canary'],
  number: ['canary', {}, null],
  boolean: ['canary', 1, {}],
  array: ['canary', {}, 5, null],
  object: ['canary', 5, null],
};

/** Bodies that an endpoint must refuse: each required field left out, each field of another kind. */
export function* badBodies(schema: AnySchema | undefined, good: unknown): Generator<unknown> {
  yield* ['canary', 5, true, ['canary'], null, { canary: 'canary' }];
  if (!schema || typeof good !== 'object' || good === null) return;
  const { fields } = schema.describe() as SchemaDescription & { fields: Record<string, SchemaDescription> };
  for (const [name, field] of Object.entries(fields)) {
    const { [name]: _, ...rest } = good as Record<string, unknown>;
    if (!field.optional) yield rest;
    for (const value of wrong[field.type] ?? [])
      if (!(value === null && field.nullable)) yield { ...rest, [name]: value };
  }
}
