import { describe, expect, it } from 'vitest';
import { endsSoon, lastDaysOf, type PartyDocument } from './expiring.ts';

const document = (fields: Partial<PartyDocument>): PartyDocument => ({
  partyId: 'p1',
  kind: 'passport',
  issuedOn: null,
  validUntil: null,
  ...fields,
});

describe('the days on which documents end', () => {
  it('are those of the newest that is for the same', () => {
    const documents = [
      document({ validUntil: '2026-12-01' }),
      document({ kind: 'idCard', validUntil: '2031-12-01' }),
      document({ partyId: 'p2', validUntil: '2026-12-15' }),
    ];
    expect(lastDaysOf(documents)).toEqual(['2031-12-01', '2026-12-15']);
  });

  it('are none where one has no end, unless it has to have one', () => {
    const dated = { kind: 'w9', validUntil: '2026-12-01' } as const;
    expect(lastDaysOf([document(dated), document({ kind: 'w9' })])).toEqual([]);
    expect(lastDaysOf([document({ validUntil: '2026-12-01' }), document({})])).toEqual(['2026-12-01']);
  });

  it('are those of each where no one asks for a kind', () => {
    const contracts = ['2026-12-01', '2027-12-01'].map(validUntil =>
      document({ partyId: null, kind: 'signedContracts', validUntil }),
    );
    expect(lastDaysOf(contracts)).toEqual(['2026-12-01', '2027-12-01']);
  });
});

describe('a document', () => {
  // Christmas, a Friday and a Saturday, and New Year are no working days.
  it.each([
    ['2026-12-01', '2026-11-30', false],
    ['2026-12-01', '2026-12-01', true],
    ['2026-12-01', '2026-12-30', true],
    ['2026-12-01', '2026-12-31', false],
    ['2026-12-05', '2027-01-03', true],
    ['2026-12-05', '2027-01-06', false],
  ])('on %s that is good until %s ends soon: %s', (day, until, isSoon) => {
    expect(endsSoon(until, day, 'NL')).toBe(isSoon);
  });
});
