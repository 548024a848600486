import { describe, expect, it } from 'vitest';
import { riskReasons } from './risk-reasons.ts';

const kindsOf = (...args: Parameters<typeof riskReasons>) =>
  riskReasons(...args).map(({ party, kind, what }) => [party, kind, what]);
const day = '2026-11-21';

describe('what weighs in the risk of a client', () => {
  it('is nothing while nothing is recorded', () => {
    expect(
      kindsOf(
        [{ _id: 'p1', naturalPerson: { lastName: 'Smit', politicallyExposed: { applies: false } } }],
        day,
      ),
    ).toEqual([]);
  });

  it('is said of each party by its name', () => {
    const person = {
      lastName: 'Müller',
      politicallyExposed: { applies: true, role: 'Alderman' },
      riskMarkers: [{ text: 'Cash business' }, { text: 'Over', until: '2026-01-01' }],
    };
    expect(
      kindsOf(
        [
          {
            _id: 'p1',
            legalEntity: { name: 'Holding', complexLegalStructure: ['bearerShares', 'none'] },
            parties: [{ _id: 'p2', naturalPerson: person }],
          },
        ],
        day,
      ),
    ).toEqual([
      ['Holding', 'structure', 'bearerShares'],
      ['Müller', 'politicallyExposed', 'Alderman'],
      ['Müller', 'marker', 'Cash business'],
    ]);
  });
});
