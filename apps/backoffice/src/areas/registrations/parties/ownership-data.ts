import type { PartyNode } from '@dossier/api/contract';
import type { OwnershipEdge, OwnershipNode } from '@dossier/ui/ownership-graph';
import { everyParty, partyName } from '../../../shared/party-file/party-name.ts';

export type RoleTexts = Readonly<Record<'RPD' | 'RPV' | 'ubo' | 'signer' | 'politicallyExposed', string>>;

export const rolesOf = ({ naturalPerson: person }: PartyNode, texts: RoleTexts): readonly string[] =>
  [
    person?.relation && texts[person.relation],
    person?.ubo && texts.ubo,
    person?.signer && texts.signer,
    person?.politicallyExposed?.applies && texts.politicallyExposed,
  ].filter(text => typeof text === 'string');

/** Companies and who holds or represents them, as a graph; shares stay as they were entered. Empty where no company has anyone. */
export function ownershipData(
  parties: readonly PartyNode[],
  texts: RoleTexts,
  hrefOf: (party: PartyNode) => string,
): { readonly nodes: readonly OwnershipNode[]; readonly edges: readonly OwnershipEdge[] } {
  const all = everyParty(parties);
  const edges = all.flatMap(({ party, under }) =>
    under?.legalEntity
      ? [{ from: party._id ?? '', to: under._id ?? '', share: party.ownershipPercentage }]
      : [],
  );
  const joined = new Set(edges.flatMap(({ from, to }) => [from, to]));
  const nodes = all.flatMap(({ party, under }): OwnershipNode[] => {
    if (!joined.has(party._id ?? '')) return [];
    const { naturalPerson: person, legalEntity: entity } = party;
    return [
      {
        id: party._id ?? '',
        label: partyName(party),
        kind: entity ? 'company' : 'person',
        note: (entity ? entity.chamberOfCommerceNo : rolesOf(party, texts).join(', ')) || undefined,
        href: hrefOf(party),
        isSubject: under === null,
        isBeneficialOwner: person?.ubo === true,
      },
    ];
  });
  return { nodes, edges };
}
