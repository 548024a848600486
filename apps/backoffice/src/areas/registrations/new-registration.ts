import type { SuggestedParty } from '@dossier/api/parties';
import type { DuplicatesQuestion, NewRegistration } from '@dossier/api/registrations';
import {
  companyNumber,
  countryFromList,
  dateOfBirth,
  email,
  maxLength,
  normalizeCompanyNumber,
  optional,
  required,
  taxIdentificationNumber,
} from '@dossier/validators';
import { firstNameLength, lastNameLength } from '@dossier/validators/limits';
import {
  channel,
  language,
  registrationType,
  type Channel,
  type Language,
  type RegistrationType,
} from '@dossier/validators/vocabularies';
import { check } from '@dossier/validators/yup';
import { object, string, type InferType, type Schema } from 'yup';

const text = (max: number) =>
  string()
    .default('')
    .test(...check(maxLength, { max }));

const address = (isNeeded: boolean) =>
  string()
    .default('')
    .test(...(isNeeded ? check(email) : check(optional(email))));

/**
 * A natural person as an onboarding begins: a client is of age, the child of a child registration is not. A user who is
 * asked by letter needs an address.
 */
const person = (today: string, adult?: boolean, isAsked = false) =>
  object({
    givenNames: text(firstNameLength.max),
    lastName: text(lastNameLength.max).test(...check(required)),
    dateOfBirth: string()
      .default('')
      .test(...check(dateOfBirth, { today, adult })),
    email: address(isAsked),
    taxIdentificationNumber: string()
      .default('')
      .test(...check(optional(taxIdentificationNumber))),
    city: text(100),
  });

const company = (isAsked = false) =>
  object({
    country: string()
      .default('')
      .test(...check(countryFromList)),
    name: text(255).test(...check(required)),
    chamberOfCommerceNo: string()
      .default('')
      .test(...check(optional(companyNumber), ({ parent }) => ({ country: parent['country'] as unknown }))),
    email: address(isAsked),
    city: text(100),
    // What else the register knows; users do not type these.
    legalForm: text(100),
    incorporationDate: string().default(''),
    line1: text(255),
    postalCode: text(20),
  });

const untouched = object({ lastName: string().default(''), name: string().default('') });

/** What kind of registration begins: of which type, whether for a child (T9), and whether the client is asked. */
export interface Start {
  readonly type: RegistrationType;
  readonly isChild: boolean;
  /** The client is asked by letter for what is needed. */
  readonly isAsked: boolean;
}

const people = ['first', 'second', 'third'] as const;
export type PartyOfForm = (typeof people)[number] | 'company';
/** The parties that a form asks for, in the order in which they are sent. */
export function partiesOf({ type, isChild }: Pick<Start, 'type' | 'isChild'>): readonly PartyOfForm[] {
  if (type === 'BUSINESS') return ['company'];
  return people.slice(0, isChild ? 3 : type === 'JOINT' ? 2 : 1);
}

/** Clients whose data are used in place of what the form asks of a party. */
export type LinkedParties = Readonly<Partial<Record<PartyOfForm, SuggestedParty>>>;

/** The form validates only what its type asks for: a company has no second person, and of a linked client nothing is asked. */
export function newRegistrationSchema(
  { type, isChild, isAsked }: Start,
  today: string,
  linked: LinkedParties = {},
): Schema<NewRegistrationForm> {
  const adult = person(today, true);
  const invitedPerson = person(today, true, isAsked);
  const ofType = {
    INDIVIDUAL: isChild
      ? {
          first: person(today, false),
          second: invitedPerson,
          third: adult.shape({ lastName: text(lastNameLength.max) }),
        }
      : { first: invitedPerson, second: untouched },
    JOINT: { first: invitedPerson, second: adult },
    BUSINESS: { first: untouched, second: untouched },
  }[type];
  const shape = {
    type: string<RegistrationType>().oneOf(registrationType.codes).required(),
    channel: string<Channel>().oneOf(channel.codes).required(),
    locale: string<Language>().oneOf(language.codes).required(),
    third: untouched,
    ...ofType,
    company: type === 'BUSINESS' ? company(isAsked) : untouched,
    ...Object.fromEntries(Object.keys(linked).map(name => [name, untouched])),
  };
  // What a type does not ask for is there all the same, untouched: the form has one shape for all of them.
  return object(shape) as unknown as Schema<NewRegistrationForm>;
}

type PersonForm = InferType<ReturnType<typeof person>>;

export interface NewRegistrationForm {
  type: RegistrationType;
  channel: Channel;
  /** Of the letter, where one is sent. */
  locale: Language;
  first: PersonForm;
  second: PersonForm;
  third: PersonForm;
  company: InferType<ReturnType<typeof company>>;
}

/** @param country where a company is taken to be registered. */
export const emptyRegistration = (
  type: RegistrationType,
  locale: Language,
  country: string,
): NewRegistrationForm => {
  const nobody = person('').getDefault();
  return {
    type,
    channel: 'Professional',
    locale,
    first: nobody,
    second: nobody,
    third: nobody,
    company: { ...company().getDefault(), country },
  };
};

const trimmed = (value: string) => value.trim() || undefined;
const addressIn = (city: string, country: string) =>
  trimmed(city) ? { city: trimmed(city), country } : undefined;

const linkedOf = ({ _id }: SuggestedParty, relation?: 'RPD' | 'RPV') => ({
  linked: _id,
  ...(relation && { relation }),
  naturalPerson: undefined,
  legalEntity: undefined,
});

const personOf = (typed: PersonForm, country: string, relation?: 'RPD' | 'RPV') => ({
  naturalPerson: {
    givenNames: trimmed(typed.givenNames),
    lastName: typed.lastName.trim(),
    dateOfBirth: trimmed(typed.dateOfBirth),
    email: trimmed(typed.email),
    taxIdentificationNumber: trimmed(typed.taxIdentificationNumber),
    address: addressIn(typed.city, country),
    ...(relation && { relation }),
  },
  legalEntity: undefined,
});

const companyOf = (typed: NewRegistrationForm['company']) => ({
  naturalPerson: undefined,
  legalEntity: {
    name: typed.name.trim(),
    chamberOfCommerceNo: trimmed(normalizeCompanyNumber(typed.chamberOfCommerceNo, typed.country)),
    email: trimmed(typed.email),
    legalForm: trimmed(typed.legalForm),
    incorporationDate: trimmed(typed.incorporationDate),
    address: {
      city: trimmed(typed.city),
      country: typed.country,
      line1: trimmed(typed.line1),
      postalCode: trimmed(typed.postalCode),
    },
  },
});

/** Who the people of the form are; a child stands before the one or two who represent it. */
function peopleOf(form: NewRegistrationForm, { type, isChild }: Start, { linked, country }: Surroundings) {
  const partyOf = (name: (typeof people)[number], relation?: 'RPD' | 'RPV') => {
    const client = linked[name];
    return client ? linkedOf(client, relation) : personOf(form[name], country, relation);
  };
  if (type === 'JOINT') return [partyOf('first'), partyOf('second')];
  if (!isChild) return [partyOf('first')];
  const others = (['second', 'third'] as const).filter(
    name => linked[name] !== undefined || form[name].lastName.trim() !== '',
  );
  return [partyOf('first', 'RPD'), ...others.map(name => partyOf(name, 'RPV'))];
}

/** What the form does not ask: clients that are linked, and where people live of whom only a city is known. */
interface Surroundings {
  readonly linked: LinkedParties;
  /** That of the firm. */
  readonly country: string;
}

/** What the platform is sent: the parties of the type, and nothing that was left empty. */
export function registrationOf(
  form: NewRegistrationForm,
  start: Start,
  surroundings: Surroundings,
): NewRegistration {
  const { linked } = surroundings;
  const { type, isChild, isAsked } = start;
  const company = linked.company ? linkedOf(linked.company) : companyOf(form.company);
  const parties = type === 'BUSINESS' ? [company] : peopleOf(form, start, surroundings);
  return {
    type,
    ...(type === 'INDIVIDUAL' && isChild && { subType: 'CHILD' as const }),
    channel: form.channel,
    parties,
    ...(isAsked && { invitation: { locale: form.locale } }),
  };
}

/** What is asked before one is made: whether these people, or this company, are there already. */
export function duplicatesQuestion({ parties }: NewRegistration): DuplicatesQuestion {
  return {
    persons: parties.flatMap(({ naturalPerson: one }) =>
      one?.dateOfBirth
        ? [{ givenNames: one.givenNames ?? '', lastName: one.lastName ?? '', dateOfBirth: one.dateOfBirth }]
        : [],
    ),
    chamberOfCommerceNo: parties[0]?.legalEntity?.chamberOfCommerceNo ?? null,
  };
}

/** Where an error that the platform found stands in the form: `parties[1].naturalPerson.lastName` → `second.lastName`. */
export function formPath(path: string): string {
  return path
    .replace(/^parties\[(\d)\]\.naturalPerson\./, (_, index: string) => `${people[Number(index)]}.`)
    .replace(/^parties\[0\]\.legalEntity\./, 'company.')
    .replace('.address.', '.');
}
