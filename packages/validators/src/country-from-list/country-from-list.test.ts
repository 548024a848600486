import { expect, it } from 'vitest';
import { vectors } from '../testing/vectors.ts';
import { countriesIn, countryName } from '../vocabularies/index.ts';
import { describeRule } from '../testing/describe-rule.ts';
import * as examples from './examples.ts';
import { countryFromList } from './country-from-list.ts';

describeRule(countryFromList, examples);

interface Names {
  readonly en: string;
  readonly nl: string;
  readonly fr: string;
  readonly de: string;
}

const countries = vectors<unknown, unknown>('countries');
const isText = ({ input }: { readonly input: unknown }) => typeof input === 'string';

it.each(countries.filter(isText))('names $input in four languages', ({ input, expected }) => {
  const code = input as string;
  const names = expected as Names;
  expect(countryFromList(code)).toBeUndefined();
  expect({
    en: countryName(code, 'en-US'),
    nl: countryName(code, 'nl-NL'),
    fr: countryName(code, 'fr-FR'),
    de: countryName(code, 'de-DE'),
  }).toMatchObject({ en: names.en, nl: names.nl, fr: names.fr, de: names.de });
});

const orders = countries.filter(
  ({ input }) => typeof input === 'object' && input !== null && 'order' in input,
);
const codes = countries.filter(({ input }) => typeof input === 'object' && input !== null && 'code' in input);

it.each(orders)('orders as its source: $input', ({ input, expected }) => {
  expect(countriesIn((input as { order: string }).order).map(({ code }) => code)).toStrictEqual(expected);
});

it.each(codes)('judges as its source: $note', ({ input, expected }) => {
  expect(countryFromList((input as { code: string }).code) === undefined).toBe(
    (expected as { iso3166: boolean }).iso3166,
  );
});
