import type { ValidationResult } from '@dossier/validators';

/**
 * What the answers of the contract are described with: a page asks only whether an answer is what the contract says,
 * strictly and as a whole, which takes a tenth of the code of yup. Bodies, queries and forms are described with yup, whose
 * names this has; `yupOf` makes a yup schema of one of these.
 */

/** An answer is not what the contract says. */
export class ValidationError extends Error {
  override readonly name = 'ValidationError';
}

/** One condition of a schema: a method of yup with its arguments, or a rule of the validators with its options. */
type Condition = readonly [
  step: string | ((value: unknown, ...options: never) => ValidationResult),
  args: readonly unknown[],
  holds: (value: unknown) => boolean,
];

interface Description {
  readonly type: 'string' | 'number' | 'boolean' | 'mixed' | 'array' | 'object';
  readonly fields?: Fields;
  readonly item?: Schema | (() => Schema);
  readonly conditions: readonly Condition[];
  readonly isNullable: boolean;
  readonly isOptional: boolean;
}

type Fields = Readonly<Record<string, Schema>>;

/** A schema: each step gives a new one, as with yup. */
export class Schema<Value = unknown> {
  /** The type of what it describes; there is no such value. */
  declare readonly value: Value;
  readonly description: Description;

  constructor(description: Description) {
    this.description = description;
  }

  isValid(value: unknown): boolean {
    const { conditions, isNullable, isOptional } = this.description;
    const isRight =
      value === undefined ? isOptional : value === null ? isNullable : isOfType(value, this.description);
    return isRight && conditions.every(([, , holds]) => holds(value));
  }

  /** Nothing is changed or filled in: an answer counts as it came. */
  validateSync(value: unknown): Value {
    if (!this.isValid(value))
      throw new ValidationError(
        'Dossier API: an answer does not match the contract. Page and platform differ. Reload the page.',
      );
    return value as Value;
  }

  nullable(): Schema<Value | null> {
    return this.#with({ isNullable: true });
  }
  defined(): Schema<Exclude<Value, undefined>> {
    return this.#with({ isOptional: false });
  }
  optional(): Schema<Value | undefined> {
    return this.#with({ isOptional: true });
  }
  /** A text that is required is not empty; what may be anything may be that too. */
  required(): Schema<NonNullable<Value>> {
    return this.#with({ isNullable: false, isOptional: false }, [
      'required',
      [],
      value => value !== '' || this.description.type === 'mixed',
    ]);
  }

  oneOf(values: readonly Value[]): Schema<Value> {
    return this.#where('oneOf', values, value => values.includes(value as Value));
  }
  integer(): Schema<Value> {
    return this.#where('integer', undefined, Number.isInteger);
  }
  matches(pattern: RegExp): Schema<Value> {
    return this.#where('matches', pattern, value => (value as string).search(pattern) !== -1);
  }
  min(min: number): Schema<Value> {
    return this.#where('min', min, value => sizeOf(value) >= min);
  }
  max(max: number): Schema<Value> {
    return this.#where('max', max, value => sizeOf(value) <= max);
  }
  length(length: number): Schema<Value> {
    return this.#where('length', length, value => sizeOf(value) === length);
  }
  /** A rule of the validators; it validates absent values too. */
  check<Options extends readonly unknown[]>(
    rule: (value: unknown, ...options: Options) => ValidationResult,
    ...options: Options
  ): Schema<Value> {
    return this.#with({}, [rule, options, value => rule(value, ...options) === undefined]);
  }

  #where(step: string, arg: unknown, holds: Condition[2]): Schema<Value> {
    return this.#with({}, [step, [arg], value => isAbsent(value) || holds(value)]);
  }
  #with<Next>(changes: Partial<Description>, ...conditions: readonly Condition[]): Schema<Next> {
    const { description } = this;
    return new Schema({
      ...description,
      ...changes,
      conditions: [...description.conditions, ...conditions],
    });
  }
}

export type InferType<S extends Schema> = S['value'];

const isAbsent = (value: unknown) => value === undefined || value === null;

const sizeOf = (value: unknown) =>
  typeof value === 'number' ? value : (value as { readonly length: number }).length;

/** Of JSON: what is neither absent, nor a list, nor a number that is none. */
function isOfType(value: unknown, { type, fields = {}, item }: Description): boolean {
  if (type !== 'array')
    return (
      type === 'mixed' ||
      (typeof value === type &&
        !Array.isArray(value) &&
        !Number.isNaN(value) &&
        Object.entries(fields).every(([name, field]) =>
          field.isValid((value as Readonly<Record<string, unknown>>)[name]),
        ))
    );
  const each = typeof item === 'function' ? item() : item;
  return Array.isArray(value) && value.every(entry => each?.isValid(entry));
}

const schema = <Value>(type: Description['type'], parts: Partial<Description> = {}): Schema<Value> =>
  new Schema({ type, conditions: [], isNullable: false, isOptional: true, ...parts });

export const string = <Value extends string = string>() => schema<Value | undefined>('string');
export const boolean = () => schema<boolean | undefined>('boolean');
export const number = <Value extends number = number>() => schema<Value | undefined>('number');
export const mixed = <Value = unknown>() => schema<Value | undefined>('mixed');

/** A list; what contains itself gives its item as a function. */
export const array = <Item>(item: Schema<Item> | (() => Schema<Item>)) =>
  schema<Item[] | undefined>('array', { item });

type OptionalKeys<F extends Fields> = {
  [Key in keyof F]: undefined extends F[Key]['value'] ? Key : never;
}[keyof F];
type ObjectOf<F extends Fields> = {
  -readonly [Key in Exclude<keyof F, OptionalKeys<F>>]: F[Key]['value'];
} & { -readonly [Key in OptionalKeys<F>]?: F[Key]['value'] };
type Flat<Value> = { [Key in keyof Value]: Value[Key] };

/** An object is there unless it is optional. */
export const object = <F extends Fields>(fields: F) =>
  schema<Flat<ObjectOf<F>>>('object', { fields, isOptional: false });
