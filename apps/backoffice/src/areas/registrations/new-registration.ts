import type { NewRegistration } from '@dossier/api/registrations';
import {
  chamberOfCommerceNumber,
  email,
  maxLength,
  normalizeChamberOfCommerceNumber,
  optional,
  optionalDate,
  required,
  taxIdentificationNumber,
} from '@dossier/validators';
import { firstNameLength, lastNameLength } from '@dossier/validators/limits';
import { registrationType, type RegistrationType } from '@dossier/validators/vocabularies';
import { check } from '@dossier/validators/yup';
import { object, string, type InferType, type Schema } from 'yup';

const text = (max: number) =>
  string()
    .default('')
    .test(...check(maxLength, { max }));

/** A natural person as an onboarding begins. */
const person = object({
  givenNames: text(firstNameLength.max),
  lastName: text(lastNameLength.max).test(...check(required)),
  dateOfBirth: string()
    .default('')
    .test(...check(optionalDate)),
  email: string()
    .default('')
    .test(...check(optional(email))),
  taxIdentificationNumber: string()
    .default('')
    .test(...check(optional(taxIdentificationNumber))),
  city: text(100),
});

const company = object({
  name: text(255).test(...check(required)),
  chamberOfCommerceNo: string()
    .default('')
    .test(...check(optional(chamberOfCommerceNumber))),
  email: string()
    .default('')
    .test(...check(optional(email))),
  city: text(100),
});

const untouched = object({ lastName: string().default(''), name: string().default('') });

/** The form judges only what its type asks for: a company has no second person. */
const shapes = {
  INDIVIDUAL: { first: person, second: untouched, company: untouched },
  JOINT: { first: person, second: person, company: untouched },
  BUSINESS: { first: untouched, second: untouched, company },
} as const;

export function newRegistrationSchema(type: RegistrationType): Schema<NewRegistrationForm> {
  const shape = {
    type: string<RegistrationType>().oneOf(registrationType.codes).required(),
    ...shapes[type],
  };
  // What a type does not ask for is there all the same, untouched: the form has one shape for all three.
  return object(shape) as unknown as Schema<NewRegistrationForm>;
}

export interface NewRegistrationForm {
  type: RegistrationType;
  first: InferType<typeof person>;
  second: InferType<typeof person>;
  company: InferType<typeof company>;
}

export const emptyRegistration = (type: RegistrationType): NewRegistrationForm => ({
  type,
  first: person.getDefault(),
  second: person.getDefault(),
  company: company.getDefault(),
});

const given = (value: string) => value.trim() || undefined;
const place = (city: string) => (given(city) ? { city: given(city), country: 'NL' } : undefined);

const personOf = (typed: NewRegistrationForm['first']) => ({
  naturalPerson: {
    givenNames: given(typed.givenNames),
    lastName: typed.lastName.trim(),
    dateOfBirth: given(typed.dateOfBirth),
    email: given(typed.email),
    taxIdentificationNumber: given(typed.taxIdentificationNumber),
    address: place(typed.city),
  },
  legalEntity: undefined,
});

/** What the platform is sent: the parties of the type, and nothing that was left empty. */
export function registrationOf({
  type,
  first,
  second,
  company: typed,
}: NewRegistrationForm): NewRegistration {
  const parties =
    type === 'BUSINESS'
      ? [
          {
            naturalPerson: undefined,
            legalEntity: {
              name: typed.name.trim(),
              chamberOfCommerceNo: given(normalizeChamberOfCommerceNumber(typed.chamberOfCommerceNo)),
              email: given(typed.email),
              address: place(typed.city),
            },
          },
        ]
      : type === 'JOINT'
        ? [personOf(first), personOf(second)]
        : [personOf(first)];
  return { type, channel: 'Professional', parties };
}

/** Where an error that the platform found stands in the form: `parties[1].naturalPerson.lastName` → `second.lastName`. */
export function formPath(path: string): string {
  return path
    .replace(/^parties\[0\]\.naturalPerson\./, 'first.')
    .replace(/^parties\[1\]\.naturalPerson\./, 'second.')
    .replace(/^parties\[0\]\.legalEntity\./, 'company.')
    .replace('.address.', '.');
}
