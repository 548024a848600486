import { personSections, type NaturalPerson } from '@dossier/api/contract';
import type { Fact } from '@dossier/ui/description-list';
import { Iban } from '@dossier/ui/iban';
import { sectionFacts, type FactsOf, type FactSection } from './fact-sections.ts';
import type { FactContext } from './PartyFacts.tsx';
import { Residencies } from './Residencies.tsx';

/** Fields that a person is read with otherwise than by name and value; an empty list where another one says it. */
const special: FactsOf<NaturalPerson> = {
  // The name is the title of the party.
  givenNames: () => [],
  lastName: () => [],
  dateOfBirth: ({ dateOfBirth, placeOfBirth }, { reading, texts }) => {
    const born = [reading.textOf('dateOfBirth', dateOfBirth), placeOfBirth].filter(Boolean).join(', ');
    return [{ term: texts.born, value: born || null }];
  },
  placeOfBirth: () => [],
  nationality: ({ nationality, otherNationalities = [] }, { reading, texts }) => [
    {
      term: texts.nationality,
      value: reading.textOf('otherNationalities', [nationality, ...otherNationalities].filter(Boolean)),
    },
  ],
  otherNationalities: () => [],
  personalNumber: ({ personalNumber, taxIdentificationNumber }, context) =>
    personalNumber || !taxIdentificationNumber ? [numberFact('personalNumber', personalNumber, context)] : [],
  taxIdentificationNumber: ({ taxIdentificationNumber }, context) =>
    taxIdentificationNumber ? [numberFact('taxIdentificationNumber', taxIdentificationNumber, context)] : [],
  preAcceptDocumentDetails: documentFacts,
  phone: ({ phone }, { masked, texts }) => [
    { term: texts.mobile, value: masked(phone, 'naturalPerson.phone') },
  ],
  email: ({ email }, { texts }) => [{ term: texts.email, value: email ?? null }],
  address: ({ address }, { fieldFact }) => [fieldFact('address', address)],
  taxResidencies: ({ taxResidencies }, context) => [
    {
      term: context.texts.taxResidency,
      value: taxResidencies ? (
        <Residencies rows={taxResidencies} at="naturalPerson" context={context} />
      ) : null,
    },
  ],
  USPerson: ({ USPerson }, { fieldFact }) => [fieldFact('USPerson', USPerson)],
  bankAccountType: () => [],
  bankAccount: ({ bankAccount, bankAccountType }, { texts }) => [
    {
      term: texts.iban,
      value:
        bankAccount && bankAccountType !== 'OTHER' ? <Iban value={bankAccount} /> : (bankAccount ?? null),
    },
  ],
  politicallyExposed: (person, context) => [
    { term: context.reading.labelOf('politicallyExposed'), value: exposure(person, context) },
  ],
  relatedToPoliticallyExposed: () => [],
  originOfAssetsDetails: () => [],
  partyExternalReferences: ({ partyExternalReferences: references = [] }, { fieldFact }) =>
    references.length === 0 ? [] : [fieldFact('partyExternalReferences', references)],
};

export const personFacts = (person: NaturalPerson, context: FactContext): readonly FactSection[] =>
  sectionFacts(personSections, special, person, context);

const numberFact = (
  name: 'personalNumber' | 'taxIdentificationNumber',
  value: string | undefined,
  { reading, masked }: FactContext,
): Fact => ({ term: reading.labelOf(name), value: masked(value, `naturalPerson.${name}`) });

/** "Alderman", or whose relation; "No" where no one is exposed. */
function exposure(
  { politicallyExposed: exposed, relatedToPoliticallyExposed: related }: NaturalPerson,
  { reading }: FactContext,
) {
  const parts = [
    exposed?.applies ? (exposed.role ?? null) : null,
    related?.applies
      ? `${reading.labelOf('relatedToPoliticallyExposed')}: ${[related.connection, related.role].filter(Boolean).join(', ')}`
      : null,
  ].filter(Boolean);
  if (parts.length > 0) return parts.join('; ');
  return exposed?.applies === false ? reading.textOf('politicallyExposed.applies', false) : null;
}

function documentFacts(
  { preAcceptDocumentDetails: documentKind }: NaturalPerson,
  { reading, masked, fieldFact }: FactContext,
): Fact[] {
  if (!documentKind) return [];
  const at = 'preAcceptDocumentDetails';
  return [
    fieldFact(`${at}.documentType`, documentKind.documentType),
    {
      term: reading.labelOf(`${at}.documentNumber`),
      value: masked(documentKind.documentNumber, `naturalPerson.${at}.documentNumber`),
    },
    fieldFact(`${at}.expireAt`, documentKind.expireAt),
  ];
}
