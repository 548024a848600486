import { describe, expect, it, vi } from 'vitest';
import { finderOf, namedBy } from '../internal/choice.ts';
import { describeContract } from '../testing/describe-contract.tsx';
import { perform, render } from '../testing/render.tsx';
import { CountryField } from './CountryField.tsx';

describe('CountryField', () => {
  describeContract(<CountryField label="Country" />, {
    target: 'input[role="combobox"]',
    // Its code comes when the first one is shown.
    appear: async () => {
      await vi.dynamicImportSettled();
      await perform(() => undefined);
    },
  });

  it('names the country of a code in the reader’s language', async () => {
    const { container } = await render(<CountryField label="Country" value="BE" />);
    expect(container.querySelector('input')?.value).toBe('Belgium');
  });
});

describe('finding a choice', () => {
  const find = finderOf([
    { value: 'CI', label: 'Côte d’Ivoire', keywords: 'CI Ivoorkust' },
    { value: 'DE', label: 'Germany', keywords: 'DE Duitsland Allemagne Deutschland' },
  ]);

  it.each([
    ['Côte d’Ivoire', 'cote', true],
    ['Côte d’Ivoire', "d'iv", true],
    ['Germany', 'duits', true],
    ['Germany', 'DE', true],
    ['Germany', 'ivoor', false],
  ])('%s by %j: %s', (label, query, isFound) => expect(find(label, query)).toBe(isFound));
});

describe('what is typed names a choice', () => {
  const choices = [
    { value: 'NL', label: 'Netherlands', keywords: 'NL Nederland' },
    { value: 'BQ', label: 'Caribbean Netherlands' },
    { value: 'NE', label: 'Niger' },
    { value: 'NG', label: 'Nigeria' },
    { value: 'NO', label: 'Norway', isDisabled: true },
  ];

  it.each([
    ['Neth', 'NL'],
    ['nederl', 'NL'],
    ['carib', 'BQ'],
    ['niger', 'NE'],
    ['nig', undefined],
    ['norw', undefined],
    [' ', undefined],
  ])('%j: %s', (text, value) => expect(namedBy(choices, text)?.value).toBe(value));
});
