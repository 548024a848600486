import {
  alphanumeric,
  countryFromList,
  dateOfBirth,
  dutchPostcode,
  email,
  landOrMobilePhone,
  lei,
  maxLength,
  mobilePhone,
  oneOf,
  optional,
  optionalDate,
  required,
  requiredIf,
  type ValidationResult,
} from '@dossier/validators';
import {
  activityClassification,
  bankAccountType,
  educationLevel,
  emigrationReason,
  employmentStatus,
  gender,
  industry,
  jobCategory,
  language,
  leiStatus,
  marketingChannel,
  personDocumentType,
  region,
  registrationOrigin,
  sourceOfFunds,
  specialStructure,
} from '@dossier/validators/vocabularies';
import { check } from '@dossier/validators/yup';
import { array, object, string, type ObjectShape } from 'yup';
import {
  accountRule,
  flag,
  isYes,
  maskable,
  originDetailsRule,
  registerNumber,
  residencies,
  type RuleOptions,
} from './party-rule-parts.ts';

/*
 * What a party's data must keep when they are saved: the form validates by these rules, and the platform again. Nothing is
 * required because it is missing: an onboarding begins with a name. What follows from an answer is.
 */

const filled = (max = 255) =>
  string()
    .nullable()
    .test(...check(maxLength, { max }));
const chosen = (values: readonly string[]) =>
  string()
    .nullable()
    .test(...check(oneOf, { values }));
const country = () =>
  string()
    .nullable()
    .test(...check(optional(countryFromList)));
const date = () =>
  string()
    .nullable()
    .test(...check(optionalDate));
const chosenList = (values: readonly string[]) => array(string().test(...check(oneOf, { values })));

/** An address; a Dutch postcode has its form. */
const addressRules = () =>
  object({
    line1: filled(),
    line2: filled(),
    postalCode: filled(20).test(
      ...check(postalCode, ({ parent }) => ({ country: parent['country'] as unknown })),
    ),
    city: filled(100),
    country: country(),
    isManual: flag(),
  })
    .nullable()
    .default(undefined);

/** The postcode of an address: of a Dutch one the form is known. */
export function postalCode(value: unknown, { country: where }: { readonly country: unknown }) {
  return where === 'NL' ? optional(dutchPostcode)(value) : undefined;
}

/** What both kinds of party are asked: how they came, in which sectors they work, and what weighs in their risk. */
const sharedRules = (): ObjectShape => ({
  registrationOrigin: chosen(registrationOrigin.codes),
  marketingChannel: chosen(marketingChannel.codes),
  industry: chosenList(industry.codes)
    .nullable()
    .test(...check(sectors)),
  riskMarkers: array(
    object({
      code: filled(60),
      text: filled(2_000).test(...check(requiredIf, ({ parent }) => ({ when: !parent['code'] }))),
      source: filled().test(...check(required)),
      since: date(),
      until: date(),
    }),
  ).nullable(),
});

/** Sectors, or none of them: that contradicts every other choice (4-expectations row 108). */
export function sectors(value: unknown): ValidationResult {
  const isContradicted = Array.isArray(value) && value.length > 1 && value.includes(industry.code('none'));
  return isContradicted ? { code: 'noneOf' } : undefined;
}

const isAdultOf = { adult: true, minor: false, anybody: undefined } as const;

export const personRules = (options: RuleOptions): ObjectShape => ({
  sex: chosen(gender.codes),
  initials: filled(50),
  preferredName: filled(99),
  givenNames: filled(99),
  lastName: filled(99).test(...check(required)),
  nativeName: filled(),
  dateOfBirth: string()
    .nullable()
    .test(...check(dateOfBirth, { today: options.today, adult: isAdultOf[options.whose ?? 'anybody'] })),
  countryOfBirth: country(),
  placeOfBirth: filled(100),
  nationality: country(),
  otherNationalities: array(string().test(...check(countryFromList))).nullable(),
  region: chosen(region.codes),
  locale: chosen(language.codes),
  personalNumber: string()
    .nullable()
    .test(...check(maskable(optional(alphanumeric), options))),
  preAcceptDocumentDetails: object({
    documentType: chosen(personDocumentType.codes),
    documentNumber: string()
      .nullable()
      .test(...check(maskable(optional(alphanumeric), options))),
    expireAt: date(),
  })
    .nullable()
    .default(undefined),
  phone: string()
    .nullable()
    .test(...check(maskable(mobilePhone, options))),
  email: filled().test(...check(optional(email))),
  address: addressRules(),
  secondaryAddresses: array(addressRules()).nullable(),
  ...residencies('NP', options),
  politicallyExposed: object({
    applies: flag(),
    role: filled().test(...check(requiredIf, ({ parent }) => ({ when: isYes(parent['applies']) }))),
    since: date(),
    until: date(),
  })
    .nullable()
    .default(undefined),
  relatedToPoliticallyExposed: object({
    applies: flag(),
    name: filled().test(...check(requiredIf, ({ parent }) => ({ when: isYes(parent['applies']) }))),
    role: filled().test(...check(requiredIf, ({ parent }) => ({ when: isYes(parent['applies']) }))),
    connection: filled().test(...check(requiredIf, ({ parent }) => ({ when: isYes(parent['applies']) }))),
  })
    .nullable()
    .default(undefined),
  originOfAssets: chosenList(sourceOfFunds.codes).nullable(),
  originOfAssetsDetails: originDetailsRule(),
  complexLegalStructure: chosenList(specialStructure.codes).nullable(),
  accountHolderName: filled(),
  companyName: filled(),
  bankAccountType: chosen(bankAccountType.codes),
  bankAccount: filled(60).test(
    ...check(accountRule, ({ parent }) => ({ type: parent['bankAccountType'] as unknown })),
  ),
  signer: flag(),
  ubo: flag(),
  insider: flag(),
  ownMoreThan1Pshare: flag(),
  shareCompanyName: filled().test(
    ...check(requiredIf, ({ parent }) => ({
      when: isYes(parent['insider']) || isYes(parent['ownMoreThan1Pshare']),
    })),
  ),
  relation: chosen(['RPD', 'RPV']),
  employmentStatus: chosen(employmentStatus.codes),
  education: chosen(educationLevel.codes),
  jobCategory: chosen(jobCategory.codes),
  emigrationReason: chosen(emigrationReason.codes),
  ...sharedRules(),
});

export const entityRules = (options: RuleOptions): ObjectShape => ({
  name: filled().test(...check(required)),
  chamberOfCommerceNo: filled(60).test(
    ...check(registerNumber, ({ parent }) => ({ address: parent['address'] as unknown })),
  ),
  legalForm: filled(100),
  legalFormText: filled(),
  incorporationDate: string()
    .nullable()
    .test(...check(dateOfBirth, { today: options.today })),
  companyId: filled(60),
  legalEntityIdentifier: string()
    .nullable()
    .test(...check(lei)),
  legalEntityIdentifierStatus: chosen(leiStatus.codes),
  legalEntityIdentifierExpiresAt: date(),
  leiAcceptStatus: chosen(['ACCEPTED', 'REJECTED']),
  activeLegalActivityClassification: chosen(activityClassification.codes),
  globalLegalActivities: array(
    object({ code: filled(20).test(...check(required)), description: filled() }),
  ).nullable(),
  phone: string()
    .nullable()
    .test(...check(maskable(landOrMobilePhone, options))),
  email: filled().test(...check(optional(email))),
  address: addressRules(),
  ...residencies('LE', options),
  complexLegalStructure: chosenList(specialStructure.codes).nullable(),
  bankAccount: filled(60).test(...check(accountRule, { type: undefined })),
  ...sharedRules(),
});
