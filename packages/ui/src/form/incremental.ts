import { validatesAlone } from '@dossier/validators/yup';
import type { Schema } from 'yup';

/** What a schema library keeps inside; read, never changed. */
interface SchemaParts {
  readonly type: string;
  readonly fields?: Readonly<Record<string, SchemaParts>>;
  readonly tests: readonly { readonly OPTIONS?: { readonly test: unknown } }[];
  readonly deps?: readonly unknown[];
  readonly conditions?: readonly unknown[];
}

/** Whether a field's verdict follows from its own value: every test is a rule of the validators without the form's help. */
const isAlone = ({ tests, deps = [], conditions = [] }: SchemaParts): boolean =>
  deps.length === 0 && conditions.length === 0 && tests.every(test => validatesAlone(test.OPTIONS?.test));

/** Objects may change inside and stay the same: only of these is "the same value" the same verdict. */
const isPlain = (value: unknown) => typeof value !== 'object' && typeof value !== 'function';

type Values = Readonly<Record<string, unknown>>;

/**
 * Validates after a change only what can have another result than before: with a hundred fields the schema costs a tenth
 * of a keystroke. Undefined where the schema validates the form as a whole: then all of it has to be validated.
 */
export function incremental<Found>(
  schema: Schema,
  validate: (name: string, values: Values) => Promise<readonly Found[]>,
) {
  const { type, fields, tests } = schema as unknown as SchemaParts;
  if (type !== 'object' || fields === undefined || tests.length > 0) return undefined;
  const alone = new Set(Object.keys(fields).filter(name => isAlone(fields[name]!)));
  const cache = new Map<string, { readonly value: unknown; readonly errors: readonly Found[] }>();

  const names = Object.keys(fields);
  return async (values: Values): Promise<readonly Found[]> => {
    const isKnown = (name: string) => {
      const before = cache.get(name);
      return (
        before !== undefined && before.value === values[name] && alone.has(name) && isPlain(values[name])
      );
    };
    const changedNames = names.filter(name => !isKnown(name));
    const results = await Promise.all(changedNames.map(name => validate(name, values)));
    for (const [index, name] of changedNames.entries())
      cache.set(name, { value: values[name], errors: results[index] ?? [] });
    return names.flatMap(name => cache.get(name)?.errors ?? []);
  };
}
