import { beforeAll, describe, expect, it } from 'vitest';
import * as rules from './index.ts';
import { everyRule } from './testing/every-rule.ts';
import { vectors } from './testing/vectors.ts';

beforeAll(rules.loadPhoneMetadata);

/** What makes patterns backtrack, parsers recurse and scanners start over. */
const units = [
  'a',
  ' ',
  '0',
  '.',
  'a.',
  'a@',
  '-',
  '{',
  '{{',
  '{{a',
  '{{a}}',
  '(',
  'a+',
  '-(',
  '\ud800',
  'é',
  'xn--',
  '/',
  '%',
  '0.',
  '\t ',
];
const ends = ['', '!', ' '];

/**
 * The least of several runs: what the rule takes when nothing disturbs it. The clock is the wall's, because that of the
 * processor ticks in 4 ms on some machines. A run that was disturbed says nothing, so it is repeated until one is
 * within the bound; a rule that is slow is never within it.
 */
async function millisecondsOf(run: () => unknown, bound = Number.POSITIVE_INFINITY): Promise<number> {
  let fastest = Number.POSITIVE_INFINITY;
  for (let round = 0; round < 5 || (fastest > bound && round < 25); round += 1) {
    const start = performance.now();
    await run();
    fastest = Math.min(fastest, performance.now() - start);
  }
  return fastest;
}

/** Below this a ratio of two times says nothing: the clock and the collector are louder than the rule. */
const noise = 1;

describe.each(Object.entries(everyRule))('%s', (_, rule) => {
  it('takes no more than its input grows', async () => {
    const slow: string[] = [];
    for (const unit of units) {
      for (const end of ends) {
        const textOf = (length: number) => unit.repeat(length / unit.length) + end;
        const [half, whole] = [textOf(10_000), textOf(20_000)];
        const shorter = await millisecondsOf(() => rule(half));
        const bound = Math.min(50, 3 * Math.max(shorter, noise));
        const longer = await millisecondsOf(() => rule(whole), bound);
        if (longer > bound)
          slow.push(`${JSON.stringify(unit)}: ${shorter} ms, ${longer} ms`);
      }
    }
    expect(slow).toStrictEqual([]);
  });
});

describe('rules over rows', () => {
  const { allRowsFilled, allocationTotal, uniqueRiskScore, uniqueValues, weightsTotal } = rules;

  it.each([allRowsFilled, allocationTotal, uniqueRiskScore, uniqueValues, weightsTotal])(
    '%o takes no more than its rows grow',
    async rule => {
      const rowsOf = (count: number, cell: (row: number) => unknown) =>
        Array.from({ length: count }, (_, row) => cell(row));
      for (const cell of [() => '0.01', (row: number) => `${row}.5`, () => '', () => 'x']) {
        const [half, whole] = [rowsOf(10_000, cell), rowsOf(20_000, cell)];
        const shorter = await millisecondsOf(() => rule(half));
        const bound = 3 * Math.max(shorter, 5);
        expect(await millisecondsOf(() => rule(whole), bound)).toBeLessThan(bound);
      }
    },
  );
});

interface Slow {
  readonly rule: string;
  readonly prefix: string;
  readonly repeat: string;
  readonly count: number;
  readonly suffix: string;
}

/** The rules by the names that the vectors give them. */
const named: Readonly<Record<string, (value: string) => unknown>> = {
  url: rules.url,
  urlOptional: rules.urlOptionalScheme,
  email: rules.email,
  iban: rules.iban,
  phone: rules.mobilePhone,
  filename: rules.fileName,
  template: value => rules.emailTemplate(value, { supported: ['a'] }),
  formula: rules.formula,
  weights: value => rules.weightsTotal(value.split(',').filter(Boolean)),
  alphanumeric: value => rules.alphanumeric(value, { spaces: true }),
};

it.each(vectors<Slow, { withinMs: number; valid?: boolean }>('slow_inputs'))(
  'answers fast: $input.rule, $input.count of $input.repeat',
  async ({ input, expected }) => {
    const value = input.prefix + input.repeat.repeat(input.count) + input.suffix;
    const rule = named[input.rule];
    expect(await millisecondsOf(() => rule?.(value), expected.withinMs)).toBeLessThan(expected.withinMs);
    if (expected.valid !== undefined) expect(rule?.(value) === undefined).toBe(expected.valid);
  },
);
