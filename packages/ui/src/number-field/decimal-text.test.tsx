import { describe, expect, it } from 'vitest';
import { readDecimal, writeDecimal } from './decimal-text.ts';

describe('reading a number that somebody typed', () => {
  it.each([
    ['1.234,50', 'nl-NL', '1234.5'],
    ['1,234.50', 'nl-NL', '1234.5'],
    ['12.5', 'nl-NL', '12.5'],
    ['1.234', 'nl-NL', '1234'],
    ['1.234', 'en-US', '1.23'],
    ['1,234', 'en-US', '1234'],
    ['12,5', 'en-US', '12.5'],
    ['1.234.567', 'de-DE', '1234567'],
    ['1\u202f234,5', 'fr-FR', '1234.5'],
    ['1’234.50', 'de-DE', '1234.5'],
    ['€ 1.000', 'nl-NL', '1000'],
    ['−3', 'en-US', '-3'],
    [',5', 'nl-NL', '0.5'],
    ['12,', 'nl-NL', '12'],
    ['12,349', 'de-DE', '12.34'],
    ['', 'nl-NL', ''],
  ])('%j in %s is %j', (text, locale, value) => expect(readDecimal(text, locale, 2)).toBe(value));

  it.each(['abc', '1,2,3', '12a', '--1', '1.23.4567', '-', '.'])('leaves %j for a rule to name', text =>
    expect(readDecimal(text, 'en-US', 2)).toBe(text),
  );

  it('keeps every digit of a number that no float can hold', () => {
    expect(readDecimal('9007199254740993.01', 'en-US', 2)).toBe('9007199254740993.01');
    expect(writeDecimal('9007199254740993.01', 'nl-NL', 2)).toBe('9.007.199.254.740.993,01');
  });
});

describe('writing a number', () => {
  it.each([
    ['1234.5', 'nl-NL', '1.234,5'],
    ['1234.5', 'fr-FR', '1\u00a0234,5'],
    ['', 'nl-NL', ''],
    ['abc', 'nl-NL', 'abc'],
  ])('%j in %s is %j', (value, locale, text) => expect(writeDecimal(value, locale, 2)).toBe(text));
});
