import type { LegalEntity, NaturalPerson } from './entities.ts';

/** The sections of a client file (S2 §2): what is read, edited, validated and versioned together. */
export const clientFileSections = [
  'id-details',
  'chamber-of-commerce',
  'business-details',
  'business-contact-details',
  'address',
  'tax-residency',
  'risk-markers',
  'internationalization',
  'client-references',
  'registration-origin',
  'portal-details',
  'custom-fields',
] as const;
export type ClientFileSection = (typeof clientFileSections)[number];

/** What a person is in one registration or for one company, not by themselves: no part of their client file. */
export const relationFields = [
  'signer',
  'ubo',
  'relation',
] as const satisfies readonly (keyof NaturalPerson)[];

export const personSections = {
  'id-details': [
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
    'personalNumber',
    'preAcceptDocumentDetails',
  ],
  'business-details': [
    'employmentStatus',
    'education',
    'jobCategory',
    'industry',
    'accountHolderName',
    'companyName',
    'bankAccountType',
    'bankAccount',
  ],
  'business-contact-details': ['phone', 'email'],
  address: ['address', 'secondaryAddresses'],
  'tax-residency': ['taxIdentificationNumber', 'taxResidencies', 'USPerson'],
  'risk-markers': [
    'politicallyExposed',
    'relatedToPoliticallyExposed',
    'originOfAssets',
    'originOfAssetsDetails',
    'complexLegalStructure',
    'insider',
    'ownMoreThan1Pshare',
    'shareCompanyName',
    'riskMarkers',
  ],
  internationalization: ['region', 'locale', 'emigrationReason'],
  'client-references': ['partyExternalReferences'],
  'registration-origin': ['registrationOrigin', 'marketingChannel'],
} as const satisfies Partial<Readonly<Record<ClientFileSection, readonly (keyof NaturalPerson)[]>>>;

export const entitySections = {
  'chamber-of-commerce': [
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
  'business-details': [
    'activeLegalActivityClassification',
    'globalLegalActivities',
    'industry',
    'bankAccount',
  ],
  'business-contact-details': ['phone', 'email'],
  address: ['address'],
  'tax-residency': ['taxIdentificationNumber', 'taxResidencies', 'USPerson'],
  'risk-markers': ['complexLegalStructure', 'riskMarkers'],
  'registration-origin': ['registrationOrigin', 'marketingChannel'],
} as const satisfies Partial<Readonly<Record<ClientFileSection, readonly (keyof LegalEntity)[]>>>;
