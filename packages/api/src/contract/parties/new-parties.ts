import {
  countryFromList,
  email,
  maxLength,
  optional,
  optionalDate,
  percent,
  required,
  taxIdentificationNumber,
} from '@dossier/validators';
import { firstNameLength, lastNameLength } from '@dossier/validators/limits';
import { check } from '@dossier/validators/yup';
import { boolean, object, string } from 'yup';
import { trimmed } from '../query-fields.ts';
import { registerNumber } from './party-rule-parts.ts';
import { yupOf } from '../yup-of.ts';
import { externalReferences } from './external-references.ts';

const typed = (max: number) =>
  string()
    .transform(trimmed)
    .test(...check(maxLength, { max: max }));
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
  /** Whether they may sign for what they come in under, and whether they are a beneficial owner of it. */
  signer: boolean(),
  ubo: boolean(),
  partyExternalReferences: yupOf(externalReferences),
  address: newAddress.optional().default(undefined),
});

/** A legal entity as an onboarding begins: its name, and what else is known by then. */
const newLegalEntity = object({
  name: typed(255).test(...check(required)),
  chamberOfCommerceNo: string().test(
    ...check(registerNumber, ({ parent }) => ({ address: parent['address'] as unknown })),
  ),
  email: string().test(...check(optional(email))),
  legalForm: typed(100),
  incorporationDate: string().test(...check(optionalDate)),
  address: newAddress.optional().default(undefined),
});

/** A party of a new registration: a person or an entity. */
export const newParty = object({
  /**
   * Id of a party that is there already: it joins as it is, and nothing of it is entered again (4-expectations row 111).
   * Neither person nor entity is sent with it.
   */
  linked: string().max(64),
  /** Of a linked person, what they are in this registration. */
  relation: string<'RPD' | 'RPV'>().oneOf(['RPD', 'RPV']),
  signer: boolean(),
  ubo: boolean(),
  naturalPerson: newNaturalPerson.optional().default(undefined),
  legalEntity: newLegalEntity.optional().default(undefined),
  /** Decimal string, per cent. */
  ownershipPercentage: string()
    .max(12)
    .transform((value: unknown) => (value === '' ? undefined : value))
    .test(...check(percent)),
});
