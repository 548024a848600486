import { describe, expect, it } from 'vitest';
import type { ValidationResult } from '../rule.ts';
import type { Example, InvalidExample } from './examples.ts';

type AnyRule<Options> = (value: unknown, options: Options) => ValidationResult | Promise<ValidationResult>;

/** Runs a rule over its two named lists: every valid value passes, every invalid one says exactly why. */
export function describeRule<Options>(
  rule: AnyRule<Options>,
  { valid, invalid }: { valid: readonly Example<Options>[]; invalid: readonly InvalidExample<Options>[] },
): void {
  const resultOf = ({ value, options }: Example<Options>) => rule(value, options as Options);
  describe(`rule ${rule.name}`, () => {
    it.each(valid)('accepts $note', async example => {
      expect(await resultOf(example)).toBeUndefined();
    });
    it.each(invalid)('refuses $note', async example => {
      expect(await resultOf(example)).toStrictEqual(example.violation);
    });
  });
}
