import { beforeAll, describe, expect, it, vi } from 'vitest';
import { loadPhoneMetadata } from '../phone/metadata.ts';
import { vectors } from '../testing/vectors.ts';
import { formatPhone, movePhone, phoneCountries } from '../phone/typing.ts';
import { maskIdentifier, maskPhone } from './masks.ts';
import { normalizePhoneInput } from './phone-input.ts';

describe('before the metadata are there', () => {
  it('writes + for 00 and leaves the rest as typed', async () => {
    vi.resetModules();
    const fresh = await import('./phone-input.ts');
    expect(fresh.normalizePhoneInput('0031 6 12345678')).toStrictEqual({
      value: '+31 6 12345678',
      country: undefined,
    });
  });
});

describe('with the metadata', () => {
  beforeAll(loadPhoneMetadata);

  it('normalises from 8 characters on, and shows the flag', () => {
    expect(normalizePhoneInput('0612345')).toStrictEqual({ value: '0612345', country: undefined });
    expect(normalizePhoneInput('06123456')).toStrictEqual({ value: '+316123456', country: 'NL' });
    expect(normalizePhoneInput('0032485123456')).toStrictEqual({ value: '+32485123456', country: 'BE' });
    expect(normalizePhoneInput('0485 12 34 56', { defaultCountry: 'be' })).toStrictEqual({
      value: '+32485123456',
      country: 'BE',
    });
  });

  it('leaves what is no number as typed', () => {
    expect(normalizePhoneInput('Jan de Vries')).toStrictEqual({ value: 'Jan de Vries', country: undefined });
  });

  it.each([
    ['+316123', '+31 6 123'],
    ['+31612345678', '+31 6 12345678'],
    ['+3248512', '+32 485 12'],
    ['+32485123456', '+32 485 12 34 56'],
    ['+390612345', '+39 06 12345'],
    ['0612', '0612'],
    ['+', '+'],
  ])('writes %s in groups: %s', (value, text) => expect(formatPhone(value)).toBe(text));

  it('never loses or adds a digit, however much is typed', () => {
    for (const { code, callingCode } of phoneCountries())
      for (let length = 1; length < 15; length += 1) {
        const value = callingCode + '6123456789012345'.slice(0, length);
        const { value: normalized } = normalizePhoneInput(value, { defaultCountry: code });
        expect(formatPhone(normalized).replaceAll(/[^+0-9]/g, '')).toBe(normalized);
      }
  });

  it('knows the calling code of every country that has numbers', () => {
    expect(phoneCountries()).toContainEqual({ code: 'NL', callingCode: '+31' });
    expect(phoneCountries().length).toBeGreaterThan(240);
  });

  it('moves a number to another country', () => {
    expect(movePhone('+31612345678', '+32')).toBe('+32612345678');
    expect(movePhone('', '+32')).toBe('+32');
    expect(movePhone('+3', '+32')).toBe('+32');
    expect(movePhone('06', '+32')).toBe('06');
  });

  interface Expected {
    readonly valid: boolean;
    readonly e164?: string;
    readonly region?: string;
  }

  const long = vectors<{ value: string; default: string }, Expected>('phones').filter(
    ({ input, expected }) => expected.valid && input.value.length >= 8,
  );

  it.each(long)('writes $input.value as its source does', ({ input, expected }) => {
    const { value, country } = normalizePhoneInput(input.value, { defaultCountry: input.default });
    expect(value).toBe(expected.e164);
    // 001 is the world: a number of no country has no flag.
    expect(country).toBe(expected.region === '001' ? undefined : expected.region);
  });
});

describe('masks', () => {
  it('keeps the first 2 and last 3 digits of a phone number', () => {
    expect(maskPhone('+31612345678')).toBe('+31******678');
    expect(maskPhone('0031612345678')).toBe('+31******678');
  });

  it('hides a number that is too short to keep five', () => {
    expect(maskPhone('14030')).toBe('*****');
  });

  it('keeps the last 3 characters of an identifier', () => {
    expect(maskIdentifier('123456782')).toBe('******782');
    expect(maskIdentifier('782')).toBe('***');
  });
});
