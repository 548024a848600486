import type { AnySchema, SchemaDescription } from 'yup';
import type { FieldViolation } from '@dossier/api/contract';
import { AppError } from '../../shared/errors/app-error.ts';

/**
 * What a stranger's JSON may be before any rule looks at it. Rules cost far more than a look: one error of yup takes
 * some ten microseconds, and a body of a megabyte has room for 300,000 of them (B1).
 */
export const bounds = {
  /** Values in a body: objects, lists, texts, numbers. */
  nodes: 20_000,
  /** Deeper than anything that the contract describes. */
  depth: 40,
  /** Characters of a text, and entries of a list, where the contract names no maximum of its own. */
  text: 20_000,
  list: 1_000,
  /** Violations in one answer: more than a person mends before trying again. */
  violations: 50,
} as const;

/** What the walk needs of a schema's description, looked up once. */
interface Shape {
  readonly type: string;
  readonly isNullable: boolean;
  readonly isOptional: boolean;
  readonly max: number;
  readonly fields: ReadonlyMap<string, Shape>;
  readonly item: Shape | null;
}

const shapes = new WeakMap<AnySchema, Shape>();

/** The shape of a schema; its description is made once. */
export function shapeOf(schema: AnySchema): Shape {
  const cached = shapes.get(schema);
  if (cached) return cached;
  const shape = toShape(schema.describe());
  shapes.set(schema, shape);
  return shape;
}

type Described = SchemaDescription & {
  readonly fields?: Readonly<Record<string, SchemaDescription>>;
  readonly innerType?: SchemaDescription;
};

function toShape(description: SchemaDescription): Shape {
  const { type, nullable, optional, tests, fields = {}, innerType } = description as Described;
  const max = tests.find(({ name }) => name === 'max' || name === 'length')?.params;
  const usual = type === 'array' ? bounds.list : bounds.text;
  return {
    type,
    isNullable: nullable ?? false,
    isOptional: optional ?? false,
    max: Number(max?.['max'] ?? max?.['length'] ?? usual),
    fields: new Map(Object.entries(fields).map(([name, field]) => [name, toShape(field)])),
    item: innerType ? toShape(innerType) : null,
  };
}

const matches: Readonly<Record<string, (value: unknown) => boolean>> = {
  string: value => typeof value === 'string',
  number: value => typeof value === 'number',
  boolean: value => typeof value === 'boolean',
  array: Array.isArray,
  object: value => typeof value === 'object' && value !== null && !Array.isArray(value),
};

/**
 * Walks a value once: fields and types exactly as the shape declares them, lengths within its maxima, nothing that no database
 * takes (a NUL, half a character), no name that every object has already, no structure without end.
 * @param shape - null where nothing is declared: then only the general bounds hold.
 * @throws {AppError} ValidationFailed with the fields that fail.
 */
export function assertWithinBounds(value: unknown, shape: Shape | null): void {
  const violations: FieldViolation[] = [];
  let nodes = 0;

  const reject = (path: string, code: string, params?: FieldViolation['params']) => {
    violations.push({ path, code, ...(params ? { params } : {}) });
    if (violations.length >= bounds.violations)
      throw new AppError('ValidationFailed', { fields: violations });
  };

  function visit(value: unknown, expected: Shape | null, path: string, depth: number): void {
    if (++nodes > bounds.nodes || depth > bounds.depth)
      throw new AppError('ValidationFailed', { fields: [...violations, { path, code: 'pattern' }] });
    if (value === undefined) return;
    if (expected && !isOfType(value, expected))
      return reject(path, value === null ? 'required' : expected.type === 'number' ? 'number' : 'invalid');
    if (typeof value === 'string') return visitText(value, expected, path);
    if (typeof value !== 'object' || value === null) return;
    if (Array.isArray(value)) return visitList(value, expected, path, depth);
    visitFields(value as Readonly<Record<string, unknown>>, expected, path, depth);
  }

  function visitFields(
    fields: Readonly<Record<string, unknown>>,
    expected: Shape | null,
    path: string,
    depth: number,
  ): void {
    // A missing object is refused here: a schema would fill it in. What else is missing the schema says itself.
    for (const [name, { type, isOptional }] of expected?.fields ?? [])
      if (type === 'object' && fields[name] === undefined && !isOptional)
        reject(pathTo(path, name), 'required');
    for (const [name, value] of Object.entries(fields)) {
      const at = pathTo(path, name);
      if (name in Object.prototype) reject(at, 'pattern');
      else visit(value, expected?.fields.get(name) ?? null, at, depth + 1);
    }
  }

  function visitText(text: string, expected: Shape | null, path: string): void {
    const max = expected?.max ?? bounds.text;
    // The length first: whatever else is asked of a text takes as long as the text.
    if (text.length > max) reject(path, 'maxlength', { max });
    else if (text.includes('\0') || !text.isWellFormed()) reject(path, 'pattern');
  }

  function visitList(list: readonly unknown[], expected: Shape | null, path: string, depth: number): void {
    const max = expected?.max ?? bounds.nodes;
    if (list.length > max) return reject(path, 'maxlength', { max });
    list.forEach((item, index) => visit(item, expected?.item ?? null, `${path}[${index}]`, depth + 1));
  }

  visit(value, shape, '', 0);
  if (violations.length > 0) throw new AppError('ValidationFailed', { fields: violations });
}

const isOfType = (value: unknown, { type, isNullable }: Shape): boolean =>
  value === null ? isNullable : (matches[type]?.(value) ?? true);

/** An unknown key may be anything: the path goes no further than names that could be ours. */
function pathTo(path: string, name: string): string {
  const step = path === '' ? name : `.${name}`;
  return /^[.\w]{1,64}$/.test(step) ? path + step : path;
}
