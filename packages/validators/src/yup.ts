import { ValidationError, type AnyObject, type TestContext } from 'yup';
import { violationsOf, type ValidationResult, type Violation } from './rule.ts';

/** Options of a rule as `check` takes them: the value itself, or read from the form when the rule runs. */
type Given<Options extends readonly unknown[]> = {
  [Index in keyof Options]: Options[Index] | ((context: TestContext<AnyObject>) => Options[Index]);
};

type Test = (
  value: unknown,
  context: TestContext<AnyObject>,
) => true | ValidationError | Promise<true | ValidationError>;

/**
 * Carries a rule into a yup schema. The error's message is the violation, `{ code, params }`, never a text: form and
 * platform turn it into text, or send it on.
 *
 * @example
 * string().test(...check(mobilePhone, { defaultCountry: 'BE' }));
 * string().test(...check(confirmPassword, ({ parent }) => ({ newPassword: parent.newPassword })));
 */
export function check<Options extends readonly unknown[]>(
  rule: (value: unknown, ...options: Options) => ValidationResult | Promise<ValidationResult>,
  ...optionSources: Given<Options>
): [name: string, test: Test] {
  const test: Test = (value, context) => {
    const options = optionSources.map(option =>
      typeof option === 'function' ? option(context) : option,
    ) as unknown as Options;
    const result = rule(value, ...options);
    return result instanceof Promise
      ? result.then(answer => outcome(answer, context))
      : outcome(result, context);
  };
  if (optionSources.every(option => typeof option !== 'function')) alone.add(test);
  return [rule.name, test];
}

const alone = new WeakSet<object>();

/** Whether a test looks at its value and nothing else: what it found stays true while the value stays the same. */
export function validatesAlone(test: unknown): boolean {
  return typeof test === 'function' && alone.has(test);
}

function outcome(result: ValidationResult, context: TestContext<AnyObject>): true | ValidationError {
  if (result === undefined) return true;
  const errors = violationsOf(result).flatMap(violation => errorsOf(violation, context));
  const [first] = errors;
  // One error stays as it is: yup nests several into one that carries them all.
  return first !== undefined && errors.length === 1 ? first : new ValidationError(errors);
}

/** A violation about rows is an error at each of them: both rows with the same score are marked. */
function errorsOf({ code, params = {} }: Violation, context: TestContext<AnyObject>): ValidationError[] {
  const { violations: _, ...rest } = params;
  const message = { code, params: rest };
  const { rows, key } = rest;
  if (!Array.isArray(rows)) return [context.createError({ message })];
  const field = typeof key === 'string' ? `.${key}` : '';
  return rows.map(row => context.createError({ message, path: `${context.path}[${row}]${field}` }));
}
