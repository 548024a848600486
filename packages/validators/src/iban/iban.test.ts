import { expect, it } from 'vitest';
import { vectors } from '../testing/vectors.ts';
import * as ibantools from 'ibantools';
import { describeRule } from '../testing/describe-rule.ts';
import * as examples from './examples.ts';
import { iban, normalizeIban, printIban } from './iban.ts';
import { registry } from './registry.ts';

describeRule(iban, examples);

interface Expected {
  readonly normalised: boolean;
  readonly electronic?: string;
  readonly print?: string;
}

it.each(vectors<string, Expected>('iban'))('judges as its source: $input $note', ({ input, expected }) => {
  expect(iban(input) === undefined).toBe(expected.normalised);
  if (expected.electronic === undefined) return;
  expect(normalizeIban(input)).toBe(expected.electronic);
  expect(printIban(input)).toBe(expected.print);
});

interface Structure {
  readonly length: number;
  readonly structure: string;
}

it.each(vectors<string, Structure>('iban_countries'))(
  'knows the registry structure of $input',
  ({ input, expected }) => {
    const line = registry.split(' ').find(entry => entry.startsWith(input)) ?? '';
    const kindsOf = (structure: string) =>
      [...structure.matchAll(/([0-9]+)!?([nac])/g)]
        .map(([, count, kind = '']) => kind.repeat(Number(count)))
        .join('');
    expect(kindsOf(line)).toBe(kindsOf(expected.structure.replace(/^..2!n/, '')));
    expect(kindsOf(line).length + 4).toBe(expected.length);
  },
);

it('has the 89 countries of the registry', () => {
  expect(new Set(registry.split(' ').map(line => line.slice(0, 2))).size).toBe(89);
});

it('agrees with ibantools on the length of every country', () => {
  const lengthOf = (line: string) =>
    [...line.matchAll(/[0-9]+/g)].reduce((sum, [count]) => sum + Number(count), 4);
  const lines = registry.split(' ');
  expect(lines.map(lengthOf)).toStrictEqual(
    lines.map(line => ibantools.countrySpecs[line.slice(0, 2)]?.chars),
  );
});
