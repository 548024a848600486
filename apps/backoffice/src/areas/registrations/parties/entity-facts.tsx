import type { LegalEntity } from '@dossier/api/contract';
import type { Fact } from '@dossier/ui/description-list';
import { Iban } from '@dossier/ui/iban';
import type { FactContext } from './PartyFacts.tsx';
import { Residencies } from './Residencies.tsx';

/** What is said of an entity only where it is known. */
const optionalFields = [
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
  const { fieldFact, masked, texts } = context;
  return [
    { term: texts.chamberOfCommerceNo, value: entity.chamberOfCommerceNo ?? null },
    { term: texts.legalForm, value: entity.legalFormText ?? entity.legalForm ?? null },
    fieldFact('incorporationDate', entity.incorporationDate),
    { term: texts.lei, value: entity.legalEntityIdentifier ?? null },
    { term: texts.email, value: entity.email ?? null },
    { term: texts.mobile, value: masked(entity.phone, 'legalEntity.phone') },
    { term: texts.iban, value: entity.bankAccount ? <Iban value={entity.bankAccount} /> : null },
    {
      term: texts.taxNumber,
      value: masked(entity.taxIdentificationNumber, 'legalEntity.taxIdentificationNumber'),
    },
    fieldFact('address', entity.address),
    fieldFact('USPerson', entity.USPerson),
    ...(entity.taxResidencies
      ? [
          {
            term: texts.taxResidency,
            value: <Residencies rows={entity.taxResidencies} at="legalEntity" context={context} />,
          },
        ]
      : []),
    ...optionalFields.filter(name => entity[name] !== undefined).map(name => fieldFact(name, entity[name])),
  ];
}
