import { describe, expect, it } from 'vitest';
import { vectors } from '../testing/vectors.ts';
import {
  fractionToPercent,
  limitDecimals,
  percentToFraction,
  roundDecimal,
  sumDecimals,
} from './conversions.ts';
import { compareDecimals, formatDecimal, parseDecimal } from './decimal.ts';

describe('parseDecimal', () => {
  it.each([
    ['12.340', '12.34'],
    ['-0.5', '-0.5'],
    ['+7', '7'],
    ['.5', '0.5'],
    ['5.', '5'],
    ['1e3', '1000'],
    ['1.5e-3', '0.0015'],
    [1e21, '1000000000000000000000'],
    [5e-7, '0.0000005'],
    [' 12 ', '12'],
    ['007', '7'],
    ['-0', '0'],
  ])('reads %j as %s', (value, text) => {
    const number = parseDecimal(value);
    expect(number && formatDecimal(number)).toBe(text);
  });

  it.each([
    '',
    ' ',
    '.',
    '-',
    '1,5',
    '1 000',
    '0x10',
    '1e',
    '1e999',
    '--1',
    'NaN',
    '٣',
    '9'.repeat(35),
    Infinity,
    NaN,
    null,
    {},
    [],
  ])('does not read %j', value => {
    expect(parseDecimal(value)).toBeUndefined();
  });
});

it('compares exactly, whatever the number of decimals', () => {
  const order = (one: string, other: string) => {
    const [first, second] = [parseDecimal(one), parseDecimal(other)];
    return first && second && compareDecimals(first, second);
  };
  expect(order('0.1', '0.10')).toBe(0);
  expect(order('0.30000000000000000001', '0.3')).toBe(1);
  expect(order('-2', '1.5')).toBe(-1);
});

it('adds without a float in between', () => {
  expect(sumDecimals(['0.1', '0.2'])).toBe('0.3');
  expect(sumDecimals(Array.from({ length: 10_000 }, () => '0.01'))).toBe('100');
});

it('converts between fractions and percentages, with four decimals', () => {
  expect(fractionToPercent('0.145')).toBe('14.5');
  expect(percentToFraction('14.5')).toBe('0.145');
  expect(percentToFraction('33.333')).toBe('0.3333');
  expect(fractionToPercent('a third')).toBeUndefined();
});

it('rounds half away from zero', () => {
  expect(roundDecimal('-2.5', 0)).toBe('-3');
  expect(roundDecimal('2.4', 0)).toBe('2');
  expect(roundDecimal(1.005, 2)).toBe('1.01');
});

it('drops decimals while a number is typed', () => {
  expect(limitDecimals('12.349')).toBe('12.34');
  expect(limitDecimals('12.')).toBe('12.');
  expect(limitDecimals('12')).toBe('12');
});

interface Input {
  readonly round?: string;
  readonly decimals?: number;
  readonly fractionToPercent?: string;
}

it.each(vectors<Input, string>('numbers').filter(({ input }) => input.round ?? input.fractionToPercent))(
  'rounds as its source: $input',
  ({ input, expected }) => {
    const rounded =
      input.round === undefined
        ? fractionToPercent(input.fractionToPercent ?? '')
        : roundDecimal(input.round, input.decimals ?? 0);
    expect(rounded).toBe(expected);
  },
);
