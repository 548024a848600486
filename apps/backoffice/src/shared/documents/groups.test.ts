import { aDocument, aRegistration } from '@dossier/api/fixtures';
import { describe, expect, it } from 'vitest';
import { groupsOf } from './groups.ts';

const parties = aRegistration().parties;

describe('documents of a registration', () => {
  it('stand by whose they are, in the order of the parties', () => {
    const documents = [null, 'p2', 'somebody who went', 'p1', 'p2'].map((party, index) =>
      aDocument({ _id: String(index), party_id: party }),
    );
    expect(
      groupsOf(parties, documents).map(({ id, documents: grouped }) => [id, grouped.map(({ _id }) => _id)]),
    ).toEqual([
      ['p1', ['3']],
      ['p2', ['1', '4']],
      ['registration', ['0']],
      ['gone', ['2']],
    ]);
  });

  it('make no group of nothing', () => {
    expect(groupsOf(parties, [])).toEqual([]);
  });
});
