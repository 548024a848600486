import type { LegalEntity, NaturalPerson } from './entities.ts';

/** The sections of a person's data: what is read, edited and validated together. */
export const personSections = {
  identity: [
    'sex',
    'initials',
    'preferredName',
    'givenNames',
    'lastName',
    'nativeName',
    'dateOfBirth',
    'countryOfBirth',
    'placeOfBirth',
    'nationality',
    'otherNationalities',
    'region',
    'locale',
    'personalNumber',
    'preAcceptDocumentDetails',
    'partyExternalReferences',
  ],
  contact: ['phone', 'email'],
  address: ['address', 'secondaryAddresses'],
  tax: ['taxIdentificationNumber', 'taxResidencies', 'USPerson'],
  exposure: ['politicallyExposed', 'relatedToPoliticallyExposed'],
  origin: ['originOfAssets', 'originOfAssetsDetails', 'complexLegalStructure'],
  bank: ['accountHolderName', 'companyName', 'bankAccountType', 'bankAccount'],
  roles: ['signer', 'ubo', 'insider', 'ownMoreThan1Pshare', 'shareCompanyName', 'relation'],
} as const satisfies Readonly<Record<string, readonly (keyof NaturalPerson)[]>>;

/** The sections of an entity's data. */
export const entitySections = {
  identity: [
    'name',
    'chamberOfCommerceNo',
    'legalForm',
    'legalFormText',
    'incorporationDate',
    'companyId',
    'legalEntityIdentifier',
    'legalEntityIdentifierStatus',
    'legalEntityIdentifierExpiresAt',
    'leiAcceptStatus',
  ],
  activity: ['activeLegalActivityClassification', 'globalLegalActivities'],
  contact: ['phone', 'email'],
  address: ['address'],
  tax: ['taxIdentificationNumber', 'taxResidencies', 'USPerson'],
  structure: ['complexLegalStructure'],
  bank: ['bankAccount'],
} as const satisfies Readonly<Record<string, readonly (keyof LegalEntity)[]>>;
