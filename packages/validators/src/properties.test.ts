import * as fc from 'fast-check';
import { stdnum } from 'stdnum';
import { beforeAll, describe, expect, it } from 'vitest';
import { errors } from './errors.ts';
import * as entry from './index.ts';
import { violationsOf } from './rule.ts';
import { everyNormalizer, everyRule } from './testing/every-rule.ts';
import { vectors } from './testing/vectors.ts';

beforeAll(entry.loadPhoneMetadata);

const rules = Object.entries(everyRule);
const normalizers = Object.entries(everyNormalizer);

/** Texts of every kind: any unit (lone surrogates, NUL), what people type, and what other people found hostile. */
const naughty = vectors<string, unknown>('naughty_strings').map(({ input }) => input);
const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.string({ unit: 'grapheme', maxLength: 60 }),
  fc.string({
    unit: fc.constantFrom(...Array.from(' \t\u00a0.-/:@{}()+*0123456789abcABCßſ%\u200e')),
    maxLength: 40,
  }),
  fc.constantFrom(...naughty),
);
const anything = fc.oneof(
  text,
  fc.anything({
    withBigInt: true,
    withDate: true,
    withMap: true,
    withNullPrototype: true,
    withSparseArray: true,
    withTypedArray: true,
  }),
  fc.array(text),
  fc.array(fc.dictionary(fc.constantFrom('a', 'b', 'weight'), fc.anything())),
  fc.record({
    min: fc.anything(),
    max: fc.anything(),
    neutral: fc.anything(),
    type: fc.anything(),
    parties: fc.anything(),
  }),
);

describe.each(rules)('%s', (_, rule) => {
  it('never throws, and answers with codes of the catalogue', async () => {
    await fc.assert(
      fc.asyncProperty(anything, async value => {
        const result = await rule(value);
        expect(violationsOf(result).every(({ code }) => Object.hasOwn(errors, code))).toBe(true);
      }),
      { numRuns: 300 },
    );
  });

  it('takes a megabyte of text', async () => {
    for (const unit of ['a', ' ', '9', '{', '\ud800', '\u0000', '-', 'é']) await rule(unit.repeat(1_000_000));
    expect(await rule('(+{'.repeat(300_000))).not.toBe(null);
  });

  it('answers the same when it is asked again', async () => {
    await fc.assert(
      fc.asyncProperty(anything, async value => {
        expect(await rule(value)).toStrictEqual(await rule(value));
      }),
      { numRuns: 50 },
    );
  });
});

describe.each(normalizers)('%s', (_, [normalize, rule]) => {
  it('changes nothing the second time, and nothing that its rule judges', async () => {
    await fc.assert(
      fc.asyncProperty(text, async value => {
        const normalized = normalize(value);
        expect(normalize(normalized)).toBe(normalized);
        expect(await rule(normalized)).toStrictEqual(await rule(value));
      }),
      { numRuns: 500 },
    );
  });
});

describe('helpers', () => {
  it('never throw either', () => {
    fc.assert(
      fc.property(text, fc.dictionary(text, fc.anything()), (value, values) => {
        expect(typeof entry.substitute(value, values)).toBe('string');
        expect(entry.maskPhone(value)).toBe(entry.maskPhone(value));
        expect(entry.maskIdentifier(value)).toHaveLength(value.length);
        expect(entry.mfaCodeFrom(value)).toMatch(/^(?:[0-9]{6})?$/);
        expect(entry.fileName(entry.cleanFileName(value))).toBeUndefined();
        expect(typeof entry.printIban(value)).toBe('string');
      }),
    );
  });

  it('add decimals as integers add', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 10_000 })), cents => {
        const total = cents.reduce((sum, cent) => sum + cent, 0);
        expect(
          entry.sumDecimals(
            cents.map(cent => `${Math.floor(cent / 100)}.${String(cent % 100).padStart(2, '0')}`),
          ),
        ).toBe(entry.roundDecimal(`${Math.floor(total / 100)}.${String(total % 100).padStart(2, '0')}`, 2));
      }),
    );
  });
});

describe('tax numbers', () => {
  const digits = (length: number) => fc.stringMatching(new RegExp(`^[0-9]{${length}}$`));

  it('agree with stdnum on French numbers', () => {
    fc.assert(
      fc.property(digits(10), fc.boolean(), (body, isRight) => {
        const check = (Number(body) + (isRight ? 0 : 1)) % 511;
        const number = body + String(check).padStart(3, '0');
        expect(entry.frenchTaxNumber(number) === undefined).toBe(
          stdnum['FR']?.['nif']?.validate(number).isValid,
        );
      }),
      { numRuns: 1000 },
    );
  });

  it('accept only German numbers that stdnum accepts', () => {
    const accepted = fc
      .sample(digits(11), 5000)
      .filter(number => entry.germanTaxNumber(number) === undefined);
    // Not the other way round: stdnum lets numbers pass that repeat several digits, and § 139b AO does not.
    expect(
      accepted.filter(number => stdnum['DE']?.['idnr']?.validate(number).isValid !== true),
    ).toStrictEqual([]);
  });
});
