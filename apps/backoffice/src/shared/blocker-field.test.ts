import { expect, it } from 'vitest';
import { blockerField } from './blocker-field.ts';

it.each([
  ['a field by its own name', 'fieldMissing', { field: 'dateOfBirth' }, 'dateOfBirth'],
  ['the street, which the gate calls a line', 'fieldMissing', { field: 'address.line1' }, 'address.street'],
  ['the list of countries', 'taxResidencyMissing', {}, 'taxResidencies'],
  [
    'the number of its country',
    'taxNumberMissing',
    { country: 'BE' },
    'taxResidencies.1.taxIdentificationNumber',
  ],
  ['the origins', 'originOfAssetsMissing', {}, 'originOfAssets'],
  ['no field of a party: another one signs', 'representativeMissing', {}, null],
] as const)('leads to %s', (_, code, params, field) => {
  expect(blockerField({ code, params }, [{ country: 'NL' }, { country: 'BE' }])).toBe(field);
});
