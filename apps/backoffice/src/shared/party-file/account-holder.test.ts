import { expect, it } from 'vitest';
import { isHolderKnown, type HolderName } from './account-holder.ts';

const maarten: HolderName = { givenNames: 'Maarten Johannes', lastName: 'van der Brüggen' };
const zoe: HolderName = {
  givenNames: 'Zoë',
  preferredName: 'Zo',
  initials: 'Z.',
  lastName: 'Weiß-Ørsted',
  companyName: 'Weiß Beratung GmbH',
};
const holding: HolderName = { companyName: 'Van der Brüggen Holding B.V.' };
const everybody = [maarten, zoe, holding];

it.each([
  ['', 'nothing is told'],
  ['Maarten van der Brüggen', 'as it stands'],
  ['M.J. van der Brüggen', 'initials'],
  ['MJ VAN DER BRUGGEN', 'capitals, no accents, initials in one'],
  ['Brüggen, van der, Maarten', 'another order'],
  ['Hr M van der Brueggen', 'a title, and the accent spelled out'],
  ['Dhr. M. van der Brüggen', 'a title in Dutch'],
  ['Zoe Weiss-Orsted', 'letters that Unicode does not take apart'],
  ['Zo Weiß Ørsted', 'the name that people call her by'],
  ['WEISS BERATUNG GMBH', 'the company of the account'],
  ['Van der Brüggen Holding BV', 'a company of the registration'],
  ['M. van der Brüggen e/o Z. Weiß-Ørsted', 'both of them'],
  ['M van der Brüggen en/of Z Weiss-Orsted', 'both, as banks write it'],
])('%s: it is theirs (%s)', holder => {
  expect(isHolderKnown(holder, everybody)).toBe(true);
});

it.each([
  ['Pieter van der Brüggen', 'another given name'],
  ['P. van der Brüggen', 'another initial'],
  ['Maarten Brüggen', 'a part of the name is missing'],
  ['M. van den Brüggen', 'nearly the same name'],
  ['Stichting Derdengelden Notaris', 'somebody else'],
  ['M. van der Brüggen e/o P. Jansen', 'one of two is nobody here'],
])('%s: it is not (%s)', holder => {
  expect(isHolderKnown(holder, everybody)).toBe(false);
});

it('nobody is known while nobody has a name', () => {
  expect(isHolderKnown('Maarten', [{ givenNames: 'Maarten', lastName: '' }])).toBe(false);
});
