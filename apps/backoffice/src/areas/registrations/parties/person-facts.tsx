import type { NaturalPerson, PartyNode } from '@dossier/api/contract';
import type { Fact } from '@dossier/ui/description-list';
import { Iban } from '@dossier/ui/iban';
import type { FactContext } from './PartyFacts.tsx';
import { Residencies } from './Residencies.tsx';

/** What is said of a person only where it is known. */
const optionalFields = [
  'preferredName',
  'nativeName',
  'initials',
  'sex',
  'countryOfBirth',
  'region',
  'locale',
  'secondaryAddresses',
  'accountHolderName',
  'companyName',
  'insider',
  'ownMoreThan1Pshare',
  'shareCompanyName',
  'originOfAssets',
  'complexLegalStructure',
] as const satisfies readonly (keyof NaturalPerson)[];

/** A person in the order in which a case worker asks. */
export function personFacts(person: NaturalPerson, context: FactContext): Fact[] {
  const { reading, fieldFact, masked, texts } = context;
  const born = [reading.textOf('dateOfBirth', person.dateOfBirth), person.placeOfBirth]
    .filter(Boolean)
    .join(', ');
  const nationalities = [person.nationality, ...(person.otherNationalities ?? [])].filter(Boolean);
  const { bankAccount, bankAccountType } = person;
  return [
    { term: texts.born, value: born || null },
    { term: texts.mobile, value: masked(person.phone, 'naturalPerson.phone') },
    { term: texts.nationality, value: reading.textOf('otherNationalities', nationalities) },
    { term: texts.email, value: person.email ?? null },
    {
      term: texts.taxResidency,
      value: person.taxResidencies ? (
        <Residencies rows={person.taxResidencies} at="naturalPerson" context={context} />
      ) : null,
    },
    {
      term: texts.iban,
      value:
        bankAccount && bankAccountType !== 'OTHER' ? <Iban value={bankAccount} /> : (bankAccount ?? null),
    },
    ...numberFacts(person, context),
    fieldFact('USPerson', person.USPerson),
    fieldFact('address', person.address),
    { term: reading.labelOf('politicallyExposed'), value: exposure(person, context) },
    ...optionalFields.filter(name => person[name] !== undefined).map(name => fieldFact(name, person[name])),
    ...documentFacts(person, context),
    ...referenceFacts(person, context),
  ];
}

function numberFacts(person: NaturalPerson, { reading, masked }: FactContext): Fact[] {
  const names = (['personalNumber', 'taxIdentificationNumber'] as const).filter(name => person[name]);
  const shown = names.length > 0 ? names : (['personalNumber'] as const);
  return shown.map(name => ({
    term: reading.labelOf(name),
    value: masked(person[name], `naturalPerson.${name}`),
  }));
}

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
  context: FactContext,
): Fact[] {
  if (!documentKind) return [];
  const { reading, masked, fieldFact } = context;
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

const referenceFacts = (
  { partyExternalReferences: references = [] }: NaturalPerson,
  { fieldFact }: FactContext,
) => (references.length === 0 ? [] : [fieldFact('partyExternalReferences', references)]);

export const sharesOf = ({ ownershipPercentage }: PartyNode, { fieldFact }: FactContext): Fact[] =>
  ownershipPercentage === undefined ? [] : [fieldFact('ownershipPercentage', ownershipPercentage)];
