import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { NaturalPerson } from '@dossier/api/contract';
import { masked } from './mask.ts';
import { patched } from './patch.ts';

const stored = {
  lastName: 'de Wit',
  phone: '+31612345678',
  personalNumber: '123456782',
  address: { line1: 'Maliebaan 14', city: 'Utrecht', country: 'NL' },
  taxResidencies: [
    { country: 'NL', taxIdentificationNumber: '123456782' },
    { country: 'BE', taxIdentificationNumber: '85073003328' },
  ],
};

describe('a patch', () => {
  it('changes what is in it, empties what is null or empty, and leaves the rest', () => {
    expect(
      patched(stored, { lastName: 'Bakker', phone: null, address: { city: 'Zeist', line1: '' } }),
    ).toEqual({
      lastName: 'Bakker',
      personalNumber: '123456782',
      address: { city: 'Zeist', country: 'NL' },
      taxResidencies: stored.taxResidencies,
    });
  });

  it('leaves nothing where everything is emptied', () => {
    expect(patched({ address: { city: 'Ede' } }, { address: { city: null } })).toBeUndefined();
  });

  it('puts numbers back by country when rows come back in another order, and one is gone', () => {
    const rows = masked(stored).taxResidencies;
    expect(patched(stored, { taxResidencies: [rows[1], { country: 'DE', reason: 'C' }] })).toMatchObject({
      taxResidencies: [stored.taxResidencies[1], { country: 'DE', reason: 'C' }],
    });
  });

  it('takes a mask for nothing else than what it is the mask of', () => {
    expect(patched(stored, { personalNumber: '******783' })).toMatchObject({ personalNumber: '******783' });
    expect(
      patched(stored, { taxResidencies: [{ country: 'DE', taxIdentificationNumber: '******782' }] }),
    ).toEqual({
      ...stored,
      taxResidencies: [{ country: 'DE', taxIdentificationNumber: '******782' }],
    });
  });
});

const digits = fc.stringMatching(/^[0-9]{1,12}$/);
const optional = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined });
const person: fc.Arbitrary<NaturalPerson> = fc.record(
  {
    lastName: fc.stringMatching(/^[A-Za-z]{1,20}$/),
    phone: fc.stringMatching(/^\+[0-9]{1,14}$/),
    personalNumber: digits,
    taxIdentificationNumber: digits,
    address: fc.record({ city: fc.stringMatching(/^[A-Z]{1,9}$/), country: fc.constant('NL') }),
    preAcceptDocumentDetails: fc.record({ documentNumber: digits }),
    taxResidencies: fc.uniqueArray(
      fc.record({ country: fc.constantFrom('NL', 'BE', 'DE', 'FR'), taxIdentificationNumber: digits }),
      { selector: row => row.country, minLength: 1 },
    ),
  },
  { requiredKeys: [] },
);

/** Some of the fields of something, as a form sends those that it thinks have changed. */
const partOf = (value: object, keep: readonly boolean[]) =>
  Object.fromEntries(Object.entries(value).filter((_, index) => keep[index] ?? true));

describe('a masked value', () => {
  it('sent back, in whatever fields, changes nothing', () => {
    fc.assert(
      fc.property(person, fc.array(fc.boolean(), { maxLength: 8 }), (party, keep) => {
        expect(patched(party, partOf(masked(party), keep)) ?? {}).toEqual(party);
      }),
    );
  });

  it('never gets into what is stored along with a change of something else', () => {
    fc.assert(
      fc.property(person, optional(fc.stringMatching(/^[A-Z][a-z]{1,9}$/)), (party, lastName) => {
        const after = patched(party, { ...masked(party), lastName });
        expect(JSON.stringify(after) ?? '').not.toContain('*');
      }),
    );
  });
});
