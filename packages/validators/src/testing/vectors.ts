import { readFileSync } from 'node:fs';

/** One case of a file in test-data: what goes in, what is expected, where it was found. */
export interface Vector<Input = string, Expected = { readonly valid: boolean | null }> {
  readonly input: Input;
  readonly expected: Expected;
  readonly note: string;
  readonly source: string;
  /** Sources disagree, or the product has to choose: our choice is written in the rule. */
  readonly disputed?: boolean;
}

/** The cases of one topic that no one disputes, read from `test-data/<topic>.json`. */
export function vectors<Input = string, Expected = { readonly valid: boolean | null }>(
  topic: string,
): readonly Vector<Input, Expected>[] {
  const file = new URL(`../../test-data/${topic}.json`, import.meta.url);
  const { cases } = JSON.parse(readFileSync(file, 'utf8')) as { cases: readonly Vector<Input, Expected>[] };
  return cases.filter(vector => vector.disputed !== true);
}
