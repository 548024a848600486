import type { ErrorCode } from './errors.ts';

/**
 * What a rule answers when a value breaks it: a code of the catalogue in `errors.ts`, and what its text needs.
 *
 * A rule that can be broken in several ways at once answers with the first, and lists all of them, the first
 * included, in `params.violations`. A rule over rows puts the indices of the rows at fault in `params.rows`.
 */
export interface Violation {
  readonly code: ErrorCode;
  readonly params?: Readonly<Record<string, unknown>>;
}

/** Nothing when the value keeps the rule. */
export type ValidationResult = Violation | undefined;

/** A rule: any value in, a validation result out. It never throws, and stores nothing between two calls. */
export type Rule<Options extends readonly unknown[] = []> = (
  value: unknown,
  ...options: Options
) => ValidationResult;

/** All that is wrong, for a caller who shows more than the first. */
export function violationsOf(result: ValidationResult): readonly Violation[] {
  if (result === undefined) return [];
  const all = result.params?.['violations'];
  return Array.isArray(all) ? all : [result];
}

/** One verdict from several violations, as `Violation` describes. */
export function allOf(violations: readonly Violation[]): ValidationResult {
  const [first] = violations;
  if (first === undefined || violations.length === 1) return first;
  return { code: first.code, params: { ...first.params, violations } };
}
