import type { PartyNode } from '@dossier/api/contract';
import { specialStructure } from '@dossier/validators/vocabularies';
import { everyParty, partyName } from '../../../shared/party-file/party-name.ts';

/** Something known of a party that weighs in the risk of the client. */
export interface RiskReason {
  readonly id: string;
  readonly party: string;
  readonly kind: 'politicallyExposed' | 'relatedToPoliticallyExposed' | 'structure' | 'marker';
  /** A code of `specialStructure`, or what someone wrote of a marker. */
  readonly what: string;
}

/** What is recorded of the parties that weighs in the risk; a marker whose time is over does not. */
export function riskReasons(parties: readonly PartyNode[], day: string): readonly RiskReason[] {
  return everyParty(parties).flatMap(({ party }) => {
    const { naturalPerson: person } = party;
    const { complexLegalStructure = [], riskMarkers = [] } = person ?? party.legalEntity ?? {};
    const reasons: readonly Pick<RiskReason, 'kind' | 'what'>[] = [
      ...(person?.politicallyExposed?.applies
        ? [{ kind: 'politicallyExposed' as const, what: person.politicallyExposed.role ?? '' }]
        : []),
      ...(person?.relatedToPoliticallyExposed?.applies
        ? [
            {
              kind: 'relatedToPoliticallyExposed' as const,
              what: person.relatedToPoliticallyExposed.name ?? '',
            },
          ]
        : []),
      ...complexLegalStructure
        .filter(code => specialStructure.is(code) && code !== 'none')
        .map(what => ({ kind: 'structure' as const, what })),
      ...riskMarkers
        .filter(({ until }) => !until || until >= day)
        .map(({ text, code }) => ({ kind: 'marker' as const, what: text || code || '' })),
    ];
    const name = partyName(party);
    return reasons.map((reason, index) => ({ id: `${party._id} ${index}`, party: name, ...reason }));
  });
}
