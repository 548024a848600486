import {
  chamberOfCommerceNumber,
  countryFromList,
  email,
  maxLength,
  optional,
  optionalDate,
  required,
  taxIdentificationNumber,
} from '@dossier/validators';
import { firstNameLength, lastNameLength } from '@dossier/validators/limits';
import { check } from '@dossier/validators/yup';
import { array, boolean, lazy, object, string, type InferType, type ObjectSchema } from 'yup';

const text = string().max(255);
const date = string();

/** S2 §3, address; the country is a code of ISO 3166-1 alpha-2. */
export const address = object({
  line1: text,
  line2: text,
  postalCode: text,
  city: text,
  country: string().length(2),
});

const taxResidency = object({
  country: string().length(2).required(),
  taxIdentificationNumber: text,
  reason: text,
});

/** S2 §3, natural person. Tax numbers leave the platform masked to their last 3 characters (T8). */
export const naturalPerson = object({
  sex: string<'male' | 'female' | 'other'>().oneOf(['male', 'female', 'other']),
  initials: text,
  preferredName: text,
  givenNames: text,
  lastName: text,
  phone: text,
  email: text,
  dateOfBirth: date,
  countryOfBirth: string().length(2),
  placeOfBirth: text,
  nationality: string().length(2),
  locale: text,
  personalNumber: text,
  taxIdentificationNumber: text,
  taxResidencies: array(taxResidency),
  USPerson: boolean(),
  accountHolderName: text,
  bankAccount: text,
  bankAccountType: string<'IBAN' | 'OTHER'>().oneOf(['IBAN', 'OTHER']),
  address: address.optional().default(undefined),
  signer: boolean(),
  ubo: boolean(),
  relation: string<'RPD' | 'RPV'>().oneOf(['RPD', 'RPV']),
});

/** S2 §3, legal entity. */
export const legalEntity = object({
  chamberOfCommerceNo: text,
  name: text,
  phone: text,
  email: text,
  taxIdentificationNumber: text,
  taxResidencies: array(taxResidency),
  incorporationDate: date,
  legalForm: text,
  legalFormText: text,
  legalEntityIdentifier: text,
  bankAccount: text,
  address: address.optional().default(undefined),
  USPerson: boolean(),
});

export type NaturalPerson = InferType<typeof naturalPerson>;
export type LegalEntity = InferType<typeof legalEntity>;

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
const depthLimit = 10;

function nodeAt(depth: number): ObjectSchema<PartyNode> {
  return object({
    _id: string(),
    naturalPerson: naturalPerson.default(undefined),
    legalEntity: legalEntity.default(undefined),
    ownershipPercentage: string(),
    riskQualificationId: string().nullable(),
    parties: lazy(() => (depth >= depthLimit ? array(object<PartyNode>()).max(0) : array(nodeAt(depth + 1)))),
  });
}

export const partyNode = nodeAt(0);

const typed = (most: number) => string().test(...check(maxLength, { max: most }));
const newAddress = object({
  line1: typed(255),
  line2: typed(255),
  postalCode: typed(20),
  city: typed(100),
  country: string().test(...check(optional(countryFromList))),
});

/** A natural person as an onboarding begins: a last name, and what else is known by then. */
export const newNaturalPerson = object({
  givenNames: typed(firstNameLength.max),
  lastName: typed(lastNameLength.max).test(...check(required)),
  email: string().test(...check(optional(email))),
  dateOfBirth: string().test(...check(optionalDate)),
  taxIdentificationNumber: string().test(...check(optional(taxIdentificationNumber))),
  nationality: string().test(...check(optional(countryFromList))),
  relation: string<'RPD' | 'RPV'>().oneOf(['RPD', 'RPV']),
  address: newAddress.optional().default(undefined),
});

/** A legal entity as an onboarding begins: its name, and what else is known by then. */
export const newLegalEntity = object({
  name: typed(255).test(...check(required)),
  chamberOfCommerceNo: string().test(...check(optional(chamberOfCommerceNumber))),
  email: string().test(...check(optional(email))),
  legalForm: typed(100),
  address: newAddress.optional().default(undefined),
});

/** A party of a new registration: a person or an entity. */
export const newParty = object({
  naturalPerson: newNaturalPerson.optional().default(undefined),
  legalEntity: newLegalEntity.optional().default(undefined),
});
