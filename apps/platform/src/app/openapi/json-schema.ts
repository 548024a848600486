import type { AnySchema, SchemaDescription, SchemaFieldDescription } from 'yup';

/** A JSON Schema, as far as OpenAPI 3.1 needs one here. */
export type JsonSchema = Readonly<Record<string, unknown>>;

/** Deeper than this a party within a party is just an object. */
const depthLimit = 4;

/** A yup schema as JSON Schema. What only a rule can say (an IBAN's check digits) stays with the rule. */
export function jsonSchemaOf(schema: AnySchema): JsonSchema {
  return convert(schema.describe(), 0);
}

function convert(field: SchemaFieldDescription, depth: number): JsonSchema {
  if (field.type === 'ref' || field.type === 'lazy' || depth > depthLimit * 3) return {};
  const description = field as SchemaDescription;
  const base = { ...shapeOf(description, depth), ...testsOf(description) };
  const values = description.oneOf.filter(value => value !== null && value !== undefined);
  const limited = values.length > 0 ? { ...base, enum: values } : base;
  return description.nullable ? { anyOf: [limited, { type: 'null' }] } : limited;
}

function shapeOf(description: SchemaDescription, depth: number): JsonSchema {
  switch (description.type) {
    case 'object': {
      const { fields } = description as SchemaDescription & {
        fields: Record<string, SchemaFieldDescription>;
      };
      const names = Object.keys(fields);
      const required = names.filter(name => !(fields[name] as SchemaDescription).optional);
      return {
        type: 'object',
        properties: Object.fromEntries(
          names.map(name => [name, convert(fields[name] as SchemaFieldDescription, depth + 1)]),
        ),
        ...(required.length > 0 ? { required } : {}),
      };
    }
    case 'array': {
      const { innerType } = description as SchemaDescription & { innerType?: SchemaFieldDescription };
      return { type: 'array', ...(innerType ? { items: convert(innerType, depth + 1) } : {}) };
    }
    case 'string':
    case 'number':
    case 'boolean':
      return { type: description.type };
    default:
      return {};
  }
}

const bounds: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  string: { min: 'minLength', max: 'maxLength' },
  number: { min: 'minimum', max: 'maximum' },
  array: { min: 'minItems', max: 'maxItems' },
};

function testsOf({ type, tests }: SchemaDescription): JsonSchema {
  const limits: Record<string, unknown> = {};
  for (const { name, params } of tests) {
    const bound = bounds[type]?.[name ?? ''];
    if (bound) limits[bound] = params?.[name ?? ''];
    if (name === 'integer') limits['type'] = 'integer';
    if (name === 'length' && type === 'string')
      limits['minLength'] = limits['maxLength'] = params?.['length'];
  }
  return limits;
}
