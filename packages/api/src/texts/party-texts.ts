import {
  activityClassification,
  amountBand,
  bankAccountType,
  educationLevel,
  emigrationReason,
  employmentStatus,
  gender,
  industry,
  jobCategory,
  language,
  languageName,
  leiStatus,
  marketingChannel,
  personDocumentType,
  region,
  registrationOrigin,
  registrationStatus,
  sourceOfFunds,
  sourceOfWealthFollowUp,
  specialStructure,
  taxNumberReason,
  type Language,
} from '@dossier/validators/vocabularies';
import type { parties } from './en-US/parties.ts';

/** Fields that hold codes, and of which vocabulary. */
const vocabularyOf = {
  sex: gender.name,
  region: region.name,
  documentType: personDocumentType.name,
  reason: taxNumberReason.name,
  bankAccountType: bankAccountType.name,
  originOfAssets: sourceOfFunds.name,
  question: sourceOfWealthFollowUp.name,
  amountBand: amountBand.name,
  complexLegalStructure: specialStructure.name,
  legalEntityIdentifierStatus: leiStatus.name,
  employmentStatus: employmentStatus.name,
  education: educationLevel.name,
  jobCategory: jobCategory.name,
  industry: industry.name,
  emigrationReason: emigrationReason.name,
  registrationOrigin: registrationOrigin.name,
  marketingChannel: marketingChannel.name,
  activeLegalActivityClassification: activityClassification.name,
  status: registrationStatus.name,
} as const;

type CodeField = keyof typeof vocabularyOf;
type PartyVocabulary = (typeof vocabularyOf)[CodeField];

const hasCode = (name: string): name is CodeField => Object.hasOwn(vocabularyOf, name);
const countries = new Set(['country', 'countryOfBirth', 'nationality', 'otherNationalities']);
const days = new Set([
  'dateOfBirth',
  'expireAt',
  'since',
  'until',
  'incorporationDate',
  'legalEntityIdentifierExpiresAt',
  'reasonGivenOn',
  'nextReviewOn',
  'issuedOn',
  'validUntil',
]);

/** What fields and values are written with: the texts of a language, and how the page or the document formats. */
export interface PartyTextsContext {
  readonly locale: Language;
  readonly texts: typeof parties;
  /** The name of a code; the code itself where the vocabulary does not have it. */
  readonly codeText: (vocabulary: PartyVocabulary, code: string) => string;
  /** A day (yyyy-mm-dd). */
  readonly day: (day: string) => string;
  readonly country: (code: string) => string;
  /** A number of per cent with its sign, as the language writes both. */
  readonly percentage: (value: number) => string;
  /** Stands between the values of a list. */
  readonly separator: string;
}

/** How fields of a party are called and read, wherever they appear: facts, history, two versions side by side, exports. */
export interface PartyTexts {
  /** `naturalPerson.taxResidencies[0].country` → "Tax residencies: Country of tax residency". */
  readonly labelOf: (path: string) => string;
  /** A value as text; null where there is none. */
  readonly textOf: (path: string, value: unknown) => string | null;
}

export function partyTexts(context: PartyTextsContext): PartyTexts {
  return {
    labelOf: path => labelIn(context, path),
    textOf: (path, value) => textIn(context, stepsOf(path).at(-1) ?? '', value),
  };
}

const stepsOf = (path: string) =>
  path
    .replace(/^(naturalPerson|legalEntity)\./, '')
    .replaceAll(/\[\d+\]/g, '')
    .split('.');

type Labels = Readonly<Record<string, string>>;

function labelIn({ texts, codeText }: PartyTextsContext, path: string): string {
  const fields: Readonly<Record<string, string | Labels>> = texts.fields;
  const [first = '', ...steps] = stepsOf(path);
  // What a custom field is called is known to the pages that read its definition.
  const rest = first === 'customFields' ? [] : steps;
  const label = fields[first] ?? first;
  const whole = typeof label === 'string' ? label : (label['self'] ?? first);
  const labels: Labels = typeof label === 'string' ? texts.fields.address : label;
  return [whole, ...rest.map(step => labels[step] ?? codeText(sourceOfFunds.name, step))].join(': ');
}

function textIn(context: PartyTextsContext, name: string, value: unknown): string | null {
  if (value === null || value === undefined || value === '') return null;
  if (Array.isArray(value))
    return joined(
      value.map(item => textIn(context, name, item)),
      context.separator,
    );
  if (isAddress(value)) return addressText(context, value);
  if (typeof value === 'object')
    return joined(
      Object.entries(value).map(([key, item]) => textIn(context, key, item)),
      ' · ',
    );
  const { locale, texts, codeText } = context;
  if (typeof value === 'boolean') return value ? texts.yes : texts.no;
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  if (countries.has(name)) return context.country(text);
  if (days.has(name) && /^\d{4}-\d\d-\d\d$/.test(text)) return context.day(text);
  if (name === 'locale' && language.is(text)) return languageName(text, locale);
  if (name === 'ownershipPercentage') return context.percentage(Number(text));
  if (hasCode(name)) return codeText(vocabularyOf[name], text);
  const others: Labels = { ...texts.relations, ...texts.leiAccept };
  return others[text] ?? text;
}

const joined = (parts: readonly (string | null)[], separator: string): string | null =>
  parts.filter(Boolean).join(separator) || null;

type Address = Partial<Readonly<Record<'line1' | 'line2' | 'postalCode' | 'city' | 'country', string>>>;

const isAddress = (value: unknown): value is Address =>
  typeof value === 'object' && value !== null && ('line1' in value || 'city' in value);

/** An address in one line, as an envelope has it. */
function addressText(
  context: PartyTextsContext,
  { line1, line2, postalCode, city, country }: Address,
): string {
  const postalLine = [postalCode, city].filter(Boolean).join(' ');
  return [line1, line2, postalLine, country && context.country(country)].filter(Boolean).join(', ');
}
