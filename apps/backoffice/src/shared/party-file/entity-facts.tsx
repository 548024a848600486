import { entitySections, type LegalEntity } from '@dossier/api/contract';
import { Iban } from '@dossier/ui/iban';
import { sectionFacts, type FactsOf, type FactSection } from './fact-sections.ts';
import type { FactContext } from './PartyFacts.tsx';
import { Residencies } from './Residencies.tsx';

/** Fields that an entity is read with otherwise than by name and value; an empty list where another one says it. */
const special: FactsOf<LegalEntity> = {
  // The name is the title of the party.
  name: () => [],
  chamberOfCommerceNo: ({ chamberOfCommerceNo, address }, { companyNumberLabel }) => [
    { term: companyNumberLabel(address?.country ?? ''), value: chamberOfCommerceNo ?? null },
  ],
  legalForm: ({ legalForm, legalFormText }, { texts }) => [
    { term: texts.legalForm, value: legalFormText ?? legalForm ?? null },
  ],
  legalFormText: () => [],
  incorporationDate: ({ incorporationDate }, { fieldFact }) => [
    fieldFact('incorporationDate', incorporationDate),
  ],
  legalEntityIdentifier: ({ legalEntityIdentifier }, { texts }) => [
    { term: texts.lei, value: legalEntityIdentifier ?? null },
  ],
  bankAccount: ({ bankAccount }, { texts }) => [
    { term: texts.iban, value: bankAccount ? <Iban value={bankAccount} /> : null },
  ],
  email: ({ email }, { texts }) => [{ term: texts.email, value: email ?? null }],
  phone: ({ phone }, { masked, texts }) => [
    { term: texts.mobile, value: masked(phone, 'legalEntity.phone') },
  ],
  address: ({ address }, { fieldFact }) => [fieldFact('address', address)],
  taxIdentificationNumber: ({ taxIdentificationNumber }, { masked, texts }) => [
    {
      term: texts.taxNumber,
      value: masked(taxIdentificationNumber, 'legalEntity.taxIdentificationNumber'),
    },
  ],
  taxResidencies: ({ taxResidencies }, context) =>
    taxResidencies
      ? [
          {
            term: context.texts.taxResidency,
            value: <Residencies rows={taxResidencies} at="legalEntity" context={context} />,
          },
        ]
      : [],
  USPerson: ({ USPerson }, { fieldFact }) => [fieldFact('USPerson', USPerson)],
};

export const entityFacts = (entity: LegalEntity, context: FactContext): readonly FactSection[] =>
  sectionFacts(entitySections, special, entity, context);
