import { sourceOfFunds, type SourceOfFunds } from '@dossier/validators/vocabularies';
import { array, boolean, object, string, type InferType, type Schema } from '../answers.ts';
import { externalReferences } from './external-references.ts';

const text = string().max(255);
const remarks = string().max(2_000);
const date = string().max(10);
const country = string().length(2);
const codes = (max: number) => array(string().max(60).required()).max(max);

/** S2 §3, address; the country is a code of ISO 3166-1 alpha-2. */
export const partyAddress = object({
  line1: text,
  line2: text,
  postalCode: text,
  city: text,
  country,
  /** Typed by someone, where the look-up knows no such door. */
  isManual: boolean(),
});

/** One country where tax is paid: its number, or the reason (A, B, C) why there is none. */
export const taxResidency = object({
  country: country.required(),
  taxIdentificationNumber: text,
  reason: text,
  reasonExplanation: remarks,
  /** When reason B was given: a number that is not issued yet is asked for again after 12 months. */
  reasonGivenOn: date,
});

/** What is asked further about one origin of assets. */
export const originDetails = object({
  /** Which of the follow-up questions it answers. */
  question: text,
  amountBand: text,
  explanation: remarks,
});

/** Something about a party that weighs in its risk: a code or a text, who said so, and from when until when it holds (4-expectations row 107). */
export const riskMarker = object({ code: text, text: remarks, source: text, since: date, until: date });

type OriginDetails = Partial<Record<SourceOfFunds, InferType<typeof originDetails> | undefined>>;
const originOfAssetsDetails = object(
  Object.fromEntries(sourceOfFunds.codes.map(code => [code, originDetails.optional()])),
) as Schema<OriginDetails>;

const sharedShape = {
  phone: text,
  email: text,
  taxIdentificationNumber: text,
  taxResidencies: array(taxResidency.required()).max(20),
  USPerson: boolean(),
  bankAccount: text,
  address: partyAddress.optional(),
  /** Codes of `specialStructure`. */
  complexLegalStructure: codes(5),
  /** Code of `registrationOrigin`: how the party found the firm. */
  registrationOrigin: text,
  /** Code of `marketingChannel`: how the party itself says so. */
  marketingChannel: text,
  /** Codes of `industry`. */
  industry: codes(35),
  riskMarkers: array(riskMarker.required()).max(50),
};

/** S2 §3, natural person. */
export const personShape = {
  ...sharedShape,
  sex: string<'male' | 'female' | 'other'>().oneOf(['male', 'female', 'other']),
  initials: text,
  preferredName: text,
  givenNames: text,
  lastName: text,
  /** The name in the script of its own country, where that is not Latin (4-expectations row 88). */
  nativeName: text,
  dateOfBirth: date,
  countryOfBirth: country,
  placeOfBirth: text,
  /** The first one. */
  nationality: country,
  /** Further ones: transaction reports need all of them (4-expectations row 89). */
  otherNationalities: codes(10),
  region: text,
  locale: text,
  personalNumber: text,
  preAcceptDocumentDetails: object({ documentType: text, documentNumber: text, expireAt: date }).optional(),
  accountHolderName: text,
  companyName: text,
  shareCompanyName: text,
  bankAccountType: string<'IBAN' | 'OTHER'>().oneOf(['IBAN', 'OTHER']),
  secondaryAddresses: array(partyAddress.required()).max(10),
  signer: boolean(),
  ubo: boolean(),
  insider: boolean(),
  ownMoreThan1Pshare: boolean(),
  politicallyExposed: object({ applies: boolean(), role: text, since: date, until: date }).optional(),
  relatedToPoliticallyExposed: object({
    applies: boolean(),
    name: text,
    role: text,
    connection: text,
  }).optional(),
  /** Codes of `sourceOfFunds`. */
  originOfAssets: codes(9),
  originOfAssetsDetails: originOfAssetsDetails.optional(),
  /** Code of `employmentStatus`. */
  employmentStatus: text,
  /** Code of `educationLevel`. */
  education: text,
  /** Code of `jobCategory`. */
  jobCategory: text,
  /** Code of `emigrationReason`. */
  emigrationReason: text,
  partyExternalReferences: externalReferences,
  relation: string<'RPD' | 'RPV'>().oneOf(['RPD', 'RPV']),
};

/** S2 §3, legal entity. */
export const entityShape = {
  ...sharedShape,
  chamberOfCommerceNo: text,
  name: text,
  incorporationDate: date,
  legalForm: text,
  legalFormText: text,
  /** Code of `activityClassification`. */
  activeLegalActivityClassification: text,
  globalLegalActivities: array(
    object({ code: string().max(20).required(), description: text }).required(),
  ).max(50),
  legalEntityIdentifier: text,
  /** Code of `leiStatus`. */
  legalEntityIdentifierStatus: text,
  legalEntityIdentifierExpiresAt: date,
  /** Whether the firm takes the identifier as it is, whatever its status. */
  leiAcceptStatus: string<'ACCEPTED' | 'REJECTED'>().oneOf(['ACCEPTED', 'REJECTED']),
  companyId: text,
};

/** Tax numbers, phones and numbers of documents leave the platform masked (T8, `maskedFields`). */
export const naturalPerson = object(personShape);
export const legalEntity = object(entityShape);

export type NaturalPerson = InferType<typeof naturalPerson>;
export type LegalEntity = InferType<typeof legalEntity>;
export type PartyAddress = InferType<typeof partyAddress>;
export type RiskMarker = InferType<typeof riskMarker>;
export type TaxResidency = InferType<typeof taxResidency>;

/** S2 §3, party node: one person or one entity, and the parties below it. */
export interface PartyNode {
  _id?: string | undefined;
  naturalPerson?: NaturalPerson | undefined;
  legalEntity?: LegalEntity | undefined;
  /** Decimal string, per cent. */
  ownershipPercentage?: string | undefined;
  riskQualificationId?: string | null | undefined;
  parties?: PartyNode[] | undefined;
}

/** How deep parties may nest: deeper than any ownership chain that a registry shows, shallow enough to bound the work. */
export const partyDepthLimit = 10;

function nodeAt(depth: number): Schema<PartyNode> {
  const below = array(() => nodeAt(depth + 1));
  return object({
    _id: string(),
    naturalPerson: naturalPerson.optional(),
    legalEntity: legalEntity.optional(),
    ownershipPercentage: string(),
    riskQualificationId: string().nullable(),
    parties: depth < partyDepthLimit ? below : below.max(0),
  });
}

export const partyNode = nodeAt(0);
