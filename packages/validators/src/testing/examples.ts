import type { Violation } from '../rule.ts';

/** A value that keeps a rule. The same list serves the test and the page of the rule. */
export interface Example<Options = undefined> {
  readonly value: unknown;
  readonly options?: Options;
  /** What is particular about this value. */
  readonly note: string;
  /** Where the case comes from, when it is not ours. */
  readonly source?: string;
}

/** A value that breaks a rule, and what the rule says. */
export interface InvalidExample<Options = undefined> extends Example<Options> {
  readonly violation: Violation;
}
