import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addressFrom, addressValues } from './address-values.ts';
import { emptyPerson, partyPatch, personValues } from './party-values.ts';
import { personSchema } from './party-schema.ts';

const stored = {
  lastName: 'de Wit',
  phone: '+31******678',
  USPerson: false,
  address: { line1: 'Maliebaan 14 bis', postalCode: '3581 CC', city: 'Utrecht', country: 'NL' },
  taxResidencies: [{ country: 'NL', taxIdentificationNumber: '******782' }],
  politicallyExposed: { applies: true, role: 'Alderman' },
};

describe('an address', () => {
  it.each([
    ['Maliebaan 14 bis', { street: 'Maliebaan', houseNumber: '14', addition: 'bis' }],
    ['Keizersgracht 1', { street: 'Keizersgracht', houseNumber: '1', addition: '' }],
    ['Plein 1944 12', { street: 'Plein 1944', houseNumber: '12', addition: '' }],
    ['12 rue de la République', { street: '12 rue de la République', houseNumber: '', addition: '' }],
  ])('reads %s', (line1, parts) => {
    expect(addressValues({ line1 })).toMatchObject(parts);
  });

  it('comes back as it was, whatever its first line holds', () => {
    const word = fc.stringMatching(/^[A-Za-zé0-9'-]{1,8}$/);
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 5 }), texts => {
        const line1 = texts.join(' ');
        expect(addressFrom(addressValues({ line1, city: 'Ede', country: 'BE' }))?.line1).toBe(line1);
      }),
    );
  });

  it('is none where only the country is filled in', () => {
    expect(addressFrom(addressValues(undefined))).toBeNull();
  });
});

describe('the form of a person', () => {
  const values = personValues({ naturalPerson: stored, ownershipPercentage: '51' });

  it('has every field, and sends nothing while nothing has changed', () => {
    expect(Object.keys(values)).toEqual(Object.keys(emptyPerson));
    expect(partyPatch(values, structuredClone(values))).toEqual({ fields: {} });
  });

  it('sends what has changed, and null for what was emptied', () => {
    const after = {
      ...values,
      lastName: ' Bakker ',
      phone: '',
      USPerson: '' as const,
      address: { ...values.address, houseNumber: '15' },
      politicallyExposed: { ...values.politicallyExposed, applies: 'false' as const },
    };
    expect(partyPatch(values, after).fields).toEqual({
      lastName: 'Bakker',
      phone: null,
      USPerson: null,
      address: { line1: 'Maliebaan 15 bis', postalCode: '3581 CC', city: 'Utrecht', country: 'NL' },
      politicallyExposed: { applies: false, role: 'Alderman', since: null, until: null },
    });
  });

  it('keeps the share apart: it is the node’s', () => {
    expect(partyPatch(values, { ...values, ownershipPercentage: '' })).toEqual({
      fields: {},
      ownershipPercentage: null,
    });
  });

  it('takes masked values as they are, and judges the rest by the platform’s rules', async () => {
    const schema = personSchema({ today: '2026-11-21' });
    await expect(schema.isValid(values)).resolves.toBe(true);
    await expect(schema.isValid({ ...values, personalNumber: '12#' })).resolves.toBe(false);
    await expect(schema.isValid({ ...values, originOfAssets: ['wageOrPension'] })).resolves.toBe(false);
    const address = { ...values.address, postcode: '0000 AA' };
    await expect(schema.isValid({ ...values, address })).resolves.toBe(false);
  });

  it('sends what other systems know somebody by, one reference for each system', async () => {
    const reference = { system: 'CRM', reference: '4711' };
    const after = { ...values, partyExternalReferences: [{ system: ' CRM ', reference: '4711' }] };
    expect(partyPatch(values, after).fields).toEqual({ partyExternalReferences: [reference] });
    const schema = personSchema({ today: '2026-11-21' });
    const takes = (...rows: object[]) => schema.isValid({ ...values, partyExternalReferences: rows });
    await expect(takes(reference)).resolves.toBe(true);
    await expect(takes(reference, { system: 'Core', reference: '4711' })).resolves.toBe(true);
    await expect(takes(reference, { system: ' CRM ', reference: '4712' })).resolves.toBe(false);
    await expect(takes({ system: 'CRM', reference: '' })).resolves.toBe(false);
    await expect(takes({ system: 'C'.repeat(61), reference: '4711' })).resolves.toBe(false);
  });
});
