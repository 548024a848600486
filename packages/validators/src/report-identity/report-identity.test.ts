import { expect, it } from 'vitest';
import { reportIdentity } from './report-identity.ts';

const person = { country: 'DE', dateOfBirth: '1970-01-31', firstName: 'Jan', lastName: 'Berg' };

it('joins country, date of birth and five letters each', () => {
  expect(reportIdentity(person)).toBe('DE19700131JAN##BERG#');
  expect(
    reportIdentity({ ...person, country: 'nl', firstName: 'Willem-Alexander', lastName: 'Jansen' }),
  ).toBe('NL19700131WILLEJANSE');
});

it.each(['van den Berg', 'Van Den Berg', 'von der Berg', "d'Berg", 'de Berg', 'auf dem Berg'])(
  'leaves the prefix of %s out',
  lastName => {
    expect(reportIdentity({ ...person, lastName })).toBe('DE19700131JAN##BERG#');
  },
);

it.each([
  ['Vandenberg', 'VANDE'],
  ["O'Brien", 'BRIEN'],
  ['Ó Brien', 'BRIEN'],
  ['Müßig', 'MUSIG'],
  ['Łukasiewicz', 'LUKAS'],
  ['Ærø', 'ARO##'],
  ['Saint-Exupéry', 'SAINT'],
  ['Dvořák', 'DVORA'],
  ['山田', '#####'],
])('writes %s in plain capitals', (lastName, letters) => {
  expect(reportIdentity({ ...person, lastName })).toBe(`DE19700131JAN##${letters}`);
});
