/**
 * What of yup the answers of the contract are described with. A page only ever asks whether an answer is what the
 * contract says, strictly and as a whole: that takes a hundred lines, and yup is a tenth of the bytes of sign-in. The
 * build puts this in its place there (`tooling/lean-contract.ts`); forms have yup itself, and a test holds the two equal
 * for every endpoint.
 */

/** An answer is not what the contract says. */
export class ValidationError extends Error {
  override readonly name = 'ValidationError';
}

type Test = (value: unknown) => boolean;

/** A schema: each step gives a new one, as with yup. */
class Schema {
  readonly isType: Test;
  readonly tests: readonly Test[];
  readonly allowsNull: boolean;
  readonly allowsNothing: boolean;

  constructor(isType: Test, tests: readonly Test[] = [], allowsNull = false, allowsNothing = true) {
    this.isType = isType;
    this.tests = tests;
    this.allowsNull = allowsNull;
    this.allowsNothing = allowsNothing;
  }

  isValid(value: unknown): boolean {
    if (value === undefined ? !this.allowsNothing : value === null && !this.allowsNull) return false;
    return (isAbsent(value) || this.isType(value)) && this.tests.every(test => test(value));
  }

  validateSync<Value>(value: Value): Value {
    if (!this.isValid(value))
      throw new ValidationError(
        'Dossier API: an answer does not match the contract. Page and platform differ. Reload the page.',
      );
    return value;
  }

  nullable = () => new Schema(this.isType, this.tests, true, this.allowsNothing);
  defined = () => new Schema(this.isType, this.tests, this.allowsNull, false);
  optional = () => new Schema(this.isType, this.tests, this.allowsNull, true);
  /** A text that is required is not empty; what may be anything may be that too. */
  required = () =>
    new Schema(this.isType, [...this.tests, value => value !== '' || this.isType(0)], false, false);

  oneOf = (allowed: readonly unknown[]) => this.#ofWhatIsThere(value => allowed.includes(value));
  integer = () => this.#ofWhatIsThere(value => Number.isInteger(value));
  matches = (pattern: RegExp) => this.#ofWhatIsThere(value => (value as string).search(pattern) !== -1);
  min = (min: number) => this.#ofWhatIsThere(value => sizeOf(value) >= min);
  max = (max: number) => this.#ofWhatIsThere(value => sizeOf(value) <= max);
  length = (exact: number) => this.#ofWhatIsThere(value => sizeOf(value) === exact);
  /** A rule of ours judges what is absent too. */
  test = (_: string, test: Test) =>
    new Schema(this.isType, [...this.tests, test], this.allowsNull, this.allowsNothing);

  /** Nothing is changed or filled in: an answer counts as it came. */
  transform = () => this;
  default = () => this;

  #ofWhatIsThere(test: Test): Schema {
    return this.test('', value => isAbsent(value) || test(value));
  }
}

const isAbsent = (value: unknown) => value === undefined || value === null;

const sizeOf = (value: unknown) =>
  typeof value === 'number' ? value : (value as { readonly length: number }).length;

const isPlain = (value: unknown) => Object.prototype.toString.call(value) === '[object Object]';

interface Checkable {
  readonly isValid: Test;
}

export const string = () => new Schema(value => typeof value === 'string');
export const boolean = () => new Schema(value => typeof value === 'boolean');
export const number = () => new Schema(value => typeof value === 'number' && !Number.isNaN(value));
export const mixed = () => new Schema(() => true);

export const array = (item?: Checkable) =>
  new Schema(value => Array.isArray(value) && (!item || value.every(own => item.isValid(own))));

export function object(fields: Readonly<Record<string, Checkable>> = {}): Schema {
  const known = Object.entries(fields);
  return new Schema(
    value =>
      isPlain(value) && known.every(([name, own]) => own.isValid((value as Record<string, unknown>)[name])),
  );
}

export const lazy = (schemaOf: (value: unknown) => Checkable): Checkable => ({
  isValid: value => schemaOf(value).isValid(value),
});

/** A rule of the validators as a test, in place of the one that speaks yup. */
export function check(rule: (value: unknown, ...options: unknown[]) => unknown, ...options: unknown[]) {
  return [rule.name, (value: unknown) => rule(value, ...options) === undefined] as const;
}
