import { describe, expect, it } from 'vitest';
import { ownershipData } from './ownership-data.ts';

const texts = {
  RPD: 'Director',
  RPV: 'Representative',
  ubo: 'UBO',
  signer: 'signs',
  politicallyExposed: 'exposed',
};
const hrefOf = ({ _id }: { _id?: string | undefined }) => `#${_id}`;

describe('ownershipData', () => {
  it('joins everyone with the company they stand under, with the share as it was entered', () => {
    const { nodes, edges } = ownershipData(
      [
        {
          _id: 'bv',
          legalEntity: { name: 'Linde B.V.', chamberOfCommerceNo: '68750110' },
          parties: [
            {
              _id: 'zoe',
              ownershipPercentage: '33.3333',
              naturalPerson: { givenNames: 'Zoë', lastName: 'Müller', ubo: true, relation: 'RPV' },
            },
            { _id: 'stak', legalEntity: { name: 'STAK' }, parties: [] },
          ],
        },
      ],
      texts,
      hrefOf,
    );
    expect(edges).toEqual([
      { from: 'zoe', to: 'bv', share: '33.3333' },
      { from: 'stak', to: 'bv', share: undefined },
    ]);
    expect(
      nodes.map(({ label, note, isSubject, isBeneficialOwner }) => [
        label,
        note,
        isSubject,
        isBeneficialOwner,
      ]),
    ).toEqual([
      ['Linde B.V.', '68750110', true, false],
      ['Zoë Müller', 'Representative, UBO', false, true],
      ['STAK', undefined, false, false],
    ]);
  });

  it('has nothing to draw of people without a company', () => {
    const couple = [
      { _id: 'a', naturalPerson: {} },
      { _id: 'b', naturalPerson: {} },
    ];
    expect(ownershipData(couple, texts, hrefOf)).toEqual({ nodes: [], edges: [] });
  });
});
