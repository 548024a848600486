import { describe, expect, it } from 'vitest';
import { leiReadiness, personReadiness, taxReadiness } from './readiness.ts';

const today = '2026-11-21';
const person = { givenNames: 'Jan', lastName: 'van den Berg', dateOfBirth: '1970-01-31' };
const passport = { documentType: 'passport', documentNumber: '******567', expireAt: '2030-01-31' };
const idCard = { ...passport, documentType: 'idCard' };

describe('what a transaction report knows a person by (RTS 22, article 6 and annex II)', () => {
  it.each([
    ['NL with a passport', { nationality: 'NL', preAcceptDocumentDetails: passport }, 'NL', 'passport'],
    ['NL with an identity card', { nationality: 'NL', preAcceptDocumentDetails: idCard }, 'NL', 'idCard'],
    ['NL without either', { nationality: 'NL', personalNumber: '******782' }, 'NL', 'concat'],
    ['BE with its number', { nationality: 'BE', personalNumber: '******782' }, 'BE', 'nationalNumber'],
    ['BE without it', { nationality: 'BE', preAcceptDocumentDetails: passport }, 'BE', 'concat'],
    ['DE', { nationality: 'DE', preAcceptDocumentDetails: passport }, 'DE', 'concat'],
    ['FR', { nationality: 'FR', personalNumber: '******782' }, 'FR', 'concat'],
    [
      'ES with its tax number',
      { nationality: 'ES', taxResidencies: [{ country: 'ES', taxIdentificationNumber: '******78Z' }] },
      'ES',
      'taxNumber',
    ],
    ['ES without it', { nationality: 'ES', preAcceptDocumentDetails: passport }, 'ES', undefined],
    [
      'GB and NL',
      { nationality: 'GB', otherNationalities: ['NL'], preAcceptDocumentDetails: passport },
      'NL',
      'passport',
    ],
    ['NL and BE', { nationality: 'NL', otherNationalities: ['BE'] }, 'BE', 'concat'],
    ['GB alone', { nationality: 'GB', preAcceptDocumentDetails: passport }, 'GB', 'passport'],
    ['US and GB', { nationality: 'US', otherNationalities: ['GB'] }, 'GB', 'concat'],
  ] as const)('is that of %s', (_who, facts, nationality, identifier) => {
    const { taxResidencies, otherNationalities, ...rest } = {
      taxResidencies: undefined,
      otherNationalities: undefined,
      ...facts,
    };
    const readiness = personReadiness(
      {
        ...person,
        ...rest,
        ...(otherNationalities && { otherNationalities: [...otherNationalities] }),
        ...(taxResidencies && { taxResidencies: [...taxResidencies] }),
      },
      today,
    );
    expect(readiness).toMatchObject({ nationality });
    expect(readiness.identifier).toBe(identifier);
  });

  it('is made of country, birth and five letters of each name, without prefixes', () => {
    expect(personReadiness({ ...person, nationality: 'DE' }, today).concat).toBe('DE19700131JAN##BERG#');
    expect(personReadiness({ nationality: 'DE', lastName: 'Berg' }, today)).toMatchObject({
      concat: undefined,
      missing: ['concat'],
    });
  });

  it('is no document that has expired', () => {
    const document = { ...passport, expireAt: '2026-11-20' };
    const facts = { ...person, nationality: 'NL', preAcceptDocumentDetails: document };
    expect(personReadiness(facts, today)).toMatchObject({
      identifier: 'concat',
      missing: ['passport', 'idCard'],
    });
  });
});

it('awaits a tax number that is not issued yet for 12 months', () => {
  const taxResidencies = [
    { country: 'NL', taxIdentificationNumber: '******782' },
    { country: 'BE', reason: 'B', reasonGivenOn: '2026-01-31' },
    { country: 'DE', reason: 'B', reasonGivenOn: '2025-11-21' },
    { country: 'AE', reason: 'A' },
    { country: 'FR' },
  ];
  expect(taxReadiness({ taxResidencies }, today).map(({ state, until }) => [state, until])).toEqual([
    ['recorded', undefined],
    ['awaited', '2027-01-31'],
    ['overdue', '2026-11-21'],
    ['reason', undefined],
    ['missing', undefined],
  ]);
});

it.each([
  ['issued', { legalEntityIdentifierStatus: 'ISSUED', legalEntityIdentifierExpiresAt: '2027-01-31' }],
  ['expired', { legalEntityIdentifierStatus: 'ISSUED', legalEntityIdentifierExpiresAt: '2026-11-20' }],
  ['notValid', { legalEntityIdentifierStatus: 'LAPSED' }],
] as const)('says of an LEI that it is %s', (state, facts) => {
  expect(leiReadiness({ legalEntityIdentifier: '724500PKV2B8DNHYMJ28', ...facts }, today)).toBe(state);
  expect(leiReadiness({}, today)).toBe('missing');
});
