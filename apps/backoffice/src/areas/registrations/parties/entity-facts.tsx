import type { LegalEntity } from '@dossier/api/contract';
import type { Fact } from '@dossier/ui/description-list';
import { Iban } from '@dossier/ui/iban';
import type { FactContext } from './PartyFacts.tsx';
import { Residencies } from './Residencies.tsx';

/** What is said of an entity only where it is known. */
const further = [
  'companyId',
  'legalEntityIdentifierStatus',
  'legalEntityIdentifierExpiresAt',
  'leiAcceptStatus',
  'activeLegalActivityClassification',
  'globalLegalActivities',
  'complexLegalStructure',
] as const satisfies readonly (keyof LegalEntity)[];

/** An entity as its register reads, and what else is known. */
export function entityFacts(entity: LegalEntity, context: FactContext): Fact[] {
  const { fieldFact, masked, words } = context;
  return [
    { term: words.chamberOfCommerceNo, value: entity.chamberOfCommerceNo ?? null },
    { term: words.legalForm, value: entity.legalFormText ?? entity.legalForm ?? null },
    fieldFact('incorporationDate', entity.incorporationDate),
    { term: words.lei, value: entity.legalEntityIdentifier ?? null },
    { term: words.email, value: entity.email ?? null },
    { term: words.mobile, value: masked(entity.phone, 'legalEntity.phone') },
    { term: words.iban, value: entity.bankAccount ? <Iban value={entity.bankAccount} /> : null },
    {
      term: words.taxNumber,
      value: masked(entity.taxIdentificationNumber, 'legalEntity.taxIdentificationNumber'),
    },
    fieldFact('address', entity.address),
    fieldFact('USPerson', entity.USPerson),
    ...(entity.taxResidencies
      ? [
          {
            term: words.taxResidency,
            value: <Residencies rows={entity.taxResidencies} at="legalEntity" context={context} />,
          },
        ]
      : []),
    ...further.filter(name => entity[name] !== undefined).map(name => fieldFact(name, entity[name])),
  ];
}
