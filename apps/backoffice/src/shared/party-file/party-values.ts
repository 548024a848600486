import type { EntityPatch, NaturalPerson, PartyNode, PersonPatch } from '@dossier/api/contract';
import { normalizeCompanyNumber } from '@dossier/validators';
import { sourceOfFunds, type SourceOfFunds } from '@dossier/validators/vocabularies';
import {
  addressFrom,
  addressValues,
  emptyAddress,
  secondaryAddressFrom,
  type AddressValues,
} from './address-values.ts';

/*
 * A party as its form holds it: every text is there, empty where nothing is known; an answer is `true`, `false` or
 * empty, as radio buttons give it. Between form and contract stand these templates and two functions.
 */

export type Answer = '' | 'true' | 'false';

export const emptyResidency = { country: '', taxIdentificationNumber: '', reason: '', reasonExplanation: '' };
export const emptyReference = { system: '', reference: '' };
export const emptyRiskMarker = { code: '', text: '', source: '', since: '', until: '' };
export const emptyActivity = { code: '', description: '' };
const emptyDetails = { question: '', amountBand: '', explanation: '' };
const answer: Answer = '';

const shared = {
  phone: '',
  email: '',
  taxIdentificationNumber: '',
  taxResidencies: [] as (typeof emptyResidency)[],
  USPerson: answer as Answer,
  bankAccount: '',
  address: emptyAddress,
  complexLegalStructure: [] as string[],
  registrationOrigin: '',
  marketingChannel: '',
  industry: [] as string[],
  riskMarkers: [] as (typeof emptyRiskMarker)[],
  /** Answers to custom fields by their ids: the section that asks them fills them in. */
  customFields: {} as Record<string, string>,
  /** Of the node, not of the person: what it owns of the entity that it stands under. */
  ownershipPercentage: '',
};

export const emptyPerson = {
  ...shared,
  sex: '',
  initials: '',
  preferredName: '',
  givenNames: '',
  lastName: '',
  nativeName: '',
  dateOfBirth: '',
  countryOfBirth: '',
  placeOfBirth: '',
  nationality: '',
  otherNationalities: [] as string[],
  region: '',
  locale: '',
  personalNumber: '',
  preAcceptDocumentDetails: { documentType: '', documentNumber: '', expireAt: '' },
  partyExternalReferences: [] as (typeof emptyReference)[],
  accountHolderName: '',
  companyName: '',
  shareCompanyName: '',
  bankAccountType: '',
  secondaryAddresses: [] as AddressValues[],
  signer: answer as Answer,
  ubo: answer as Answer,
  insider: answer as Answer,
  ownMoreThan1Pshare: answer as Answer,
  politicallyExposed: { applies: answer as Answer, role: '', since: '', until: '' },
  relatedToPoliticallyExposed: { applies: answer as Answer, name: '', role: '', connection: '' },
  originOfAssets: [] as string[],
  originOfAssetsDetails: Object.fromEntries(sourceOfFunds.codes.map(code => [code, emptyDetails])) as Record<
    SourceOfFunds,
    typeof emptyDetails
  >,
  relation: '',
  employmentStatus: '',
  education: '',
  jobCategory: '',
  emigrationReason: '',
};

const emptyEntity = {
  ...shared,
  chamberOfCommerceNo: '',
  name: '',
  incorporationDate: '',
  legalForm: '',
  legalFormText: '',
  activeLegalActivityClassification: '',
  globalLegalActivities: [] as (typeof emptyActivity)[],
  legalEntityIdentifier: '',
  legalEntityIdentifierStatus: '',
  legalEntityIdentifierExpiresAt: '',
  leiAcceptStatus: '',
  companyId: '',
};

export type PersonValues = typeof emptyPerson;
export type EntityValues = typeof emptyEntity;

/** Rows of lists, and what one begins with; other lists hold codes. */
const rows: Readonly<Record<string, object>> = {
  taxResidencies: emptyResidency,
  globalLegalActivities: emptyActivity,
  partyExternalReferences: emptyReference,
  riskMarkers: emptyRiskMarker,
};
const answers = new Set(['USPerson', 'signer', 'ubo', 'insider', 'ownMoreThan1Pshare', 'applies']);

type Fields = Readonly<Record<string, unknown>>;

function valueFrom(template: unknown, stored: unknown, name: string): unknown {
  if (name === 'address') return addressValues(stored as NaturalPerson['address']);
  if (name === 'secondaryAddresses')
    return ((stored ?? []) as NaturalPerson['address'][]).map(address => addressValues(address));
  if (answers.has(name)) return typeof stored === 'boolean' ? String(stored) : '';
  if (Array.isArray(template)) {
    const row = rows[name];
    const list = (stored ?? []) as unknown[];
    return row ? list.map(item => valuesFrom(row, item as Fields)) : [...list];
  }
  if (typeof template === 'object') return valuesFrom(template as Fields, (stored ?? {}) as Fields);
  return stored ?? '';
}

const valuesFrom = (template: object, stored: Fields): Fields =>
  Object.fromEntries(
    Object.entries(template).map(([name, part]) => [name, valueFrom(part, stored[name], name)]),
  );

/** @param usualCountry where an address is taken to be that no one has entered yet. */
export const personValues = (
  { naturalPerson, ownershipPercentage }: PartyNode,
  usualCountry = '',
): PersonValues =>
  ({
    ...valuesFrom(emptyPerson, { ...naturalPerson, ownershipPercentage }),
    address: addressValues(naturalPerson?.address, usualCountry),
  }) as unknown as PersonValues;
/** @param usualCountry where an entity is taken to be registered whose address no one has entered yet. */
export const entityValues = (
  { legalEntity, ownershipPercentage }: PartyNode,
  usualCountry = '',
): EntityValues =>
  ({
    ...valuesFrom(emptyEntity, { ...legalEntity, ownershipPercentage }),
    address: addressValues(legalEntity?.address, usualCountry),
  }) as unknown as EntityValues;

function storedFrom(value: unknown, name: string): unknown {
  if (name === 'address') return addressFrom(value as AddressValues);
  if (name === 'secondaryAddresses')
    return (value as AddressValues[]).flatMap(address => secondaryAddressFrom(address) ?? []);
  // A form casts what it has validated: an answer may be a boolean by then.
  if (answers.has(name))
    return value === 'true' || value === true ? true : value === 'false' || value === false ? false : null;
  if (Array.isArray(value))
    return rows[name] ? value.map(row => withoutEmpty(recordFrom(row as Fields))) : value;
  if (typeof value === 'object' && value !== null) return recordFrom(value as Fields);
  return typeof value === 'string' ? value.trim() || null : null;
}

const recordFrom = (fields: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, storedFrom(value, name)]));
const withoutEmpty = (fields: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null));

/** Whether two values of a form, or two forms, say the same. */
export const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** The patch that makes the one into the other, of the node's own share and of the rest: only what differs is sent. */
export function partyPatch(before: object, after: object): PartyPatchParts {
  const stored = before as Fields;
  const { country } = (after as { readonly address: AddressValues }).address;
  const { ownershipPercentage, ...fields } = Object.fromEntries(
    Object.entries(after)
      .filter(([name, value]) => !isSame(stored[name], value))
      .map(([name, value]) => [
        name,
        storedFrom(
          name === 'chamberOfCommerceNo' ? normalizeCompanyNumber(String(value), country) : value,
          name,
        ),
      ]),
  );
  return {
    fields,
    ...(ownershipPercentage === undefined
      ? {}
      : { ownershipPercentage: ownershipPercentage as string | null }),
  };
}

/** A patch by what it is of: the party, or its share in the one that it stands under. */
export interface PartyPatchParts {
  readonly fields: PersonPatch & EntityPatch;
  readonly ownershipPercentage?: string | null;
}
