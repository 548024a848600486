import { documentKindsOf } from '@dossier/api/contract';
import { describe, expect, it } from 'vitest';
import { guessKind, guessOwner } from './guess-kind.ts';

describe('what a file is, by its name', () => {
  it.each([
    ['paspoort-de-wit.pdf', 'passport'],
    ['Carte nationale d’identité.jpg', 'idCard'],
    ['Führerschein.png', 'drivingLicence'],
    ['scan0001.pdf', ''],
    ['KvK uittreksel.pdf', ''],
  ])('of a person: %s', (name, kind) => {
    expect(guessKind(name, documentKindsOf({ legalEntity: undefined }))).toBe(kind);
  });

  it.each([
    ['KvK uittreksel 2026.pdf', 'chamberOfCommerceExtract'],
    ['UBO-register-extract.pdf', 'uboRegisterExtract'],
    ['Kbis.pdf', 'chamberOfCommerceExtract'],
    ['Statuten.pdf', 'articles'],
  ])('of a company: %s', (name, kind) => {
    expect(guessKind(name, documentKindsOf({ legalEntity: {} }))).toBe(kind);
  });

  it('and whose, by a part of the name', () => {
    const maarten = { _id: 'p1', naturalPerson: { givenNames: 'Maarten', lastName: 'van der Brüggen' } };
    const haven = { _id: 'p2', legalEntity: { name: 'De Haven' } };
    expect(guessOwner('paspoort-brueggen.pdf', [haven, maarten])).toBeUndefined();
    expect(guessOwner('paspoort Bruggen.pdf', [haven, maarten])).toBe(maarten);
    expect(guessOwner('KvK HAVEN.pdf', [haven, maarten])).toBe(haven);
    expect(guessOwner('van der.pdf', [maarten])).toBeUndefined();
  });
});
