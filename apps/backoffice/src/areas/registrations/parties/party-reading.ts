import type { Locale } from '@dossier/ui/messages';
import {
  activityClassification,
  amountBand,
  bankAccountType,
  gender,
  language,
  languageName,
  leiStatus,
  personDocumentType,
  region,
  registrationStatus,
  sourceOfFunds,
  sourceOfWealthFollowUp,
  specialStructure,
  taxNumberReason,
} from '@dossier/validators/vocabularies';
import { formatCountry, formatDay, formatPercentage } from '../../../shared/format.ts';
import { useLocale } from '../../../shared/use-locale.ts';
import { useVocabularyText, type VocabularyText } from '../../../shared/vocabulary-text.ts';
import { useTexts } from '../../../shared/translations.ts';

/** How fields of a party are called and read, wherever they appear: facts, history, two versions side by side. */
export interface PartyReading {
  /** `naturalPerson.taxResidencies[0].country` → "Tax residencies: Country". */
  readonly labelOf: (path: string) => string;
  /** A value in words; null where there is none. */
  readonly textOf: (path: string, value: unknown) => string | null;
}

/** Fields that hold codes, and of which vocabulary. */
const vocabularyOf: Readonly<Record<string, Parameters<TextContext['codeText']>[0]>> = {
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
  activeLegalActivityClassification: activityClassification.name,
  status: registrationStatus.name,
};
const countries = new Set(['country', 'countryOfBirth', 'nationality', 'otherNationalities']);
const days = new Set([
  'dateOfBirth',
  'expireAt',
  'since',
  'until',
  'incorporationDate',
  'legalEntityIdentifierExpiresAt',
  'reasonGivenOn',
  'issuedOn',
  'validUntil',
]);
const answers = new Set([
  'USPerson',
  'signer',
  'ubo',
  'insider',
  'ownMoreThan1Pshare',
  'applies',
  'isManual',
  'isWaiting',
]);

type FieldTexts = Readonly<Record<string, string | Readonly<Record<string, string>>>>;

const stepsOf = (path: string) =>
  path
    .replace(/^(naturalPerson|legalEntity)\./, '')
    .replaceAll(/\[\d+\]/g, '')
    .split('.');

function labelIn(fields: FieldTexts, originText: (code: string) => string, path: string): string {
  const steps = stepsOf(path);
  const [first = '', ...rest] = steps;
  const label = fields[first] ?? first;
  const whole = typeof label === 'string' ? label : (label['self'] ?? first);
  const inside = typeof label === 'string' ? (fields['address'] as Readonly<Record<string, string>>) : label;
  return [
    whole,
    ...rest.map(step => inside[step] ?? (sourceOfFunds.is(step) ? originText(step) : step)),
  ].join(': ');
}

interface TextContext {
  readonly locale: Locale;
  readonly yes: string;
  readonly no: string;
  readonly relations: Readonly<Record<string, string>>;
  readonly codeText: VocabularyText<'document' | 'record'>;
}

type Address = Partial<Readonly<Record<'line1' | 'line2' | 'postalCode' | 'city' | 'country', string>>>;

const isAddress = (value: unknown): value is Address =>
  typeof value === 'object' && value !== null && ('line1' in value || 'city' in value);

/** An address in one line, as an envelope has it. */
function addressText({ locale }: TextContext, { line1, line2, postalCode, city, country }: Address): string {
  const postalLine = [postalCode, city].filter(Boolean).join(' ');
  return [line1, line2, postalLine, country && formatCountry(country, locale)].filter(Boolean).join(', ');
}

function textIn(context: TextContext, name: string, value: unknown): string | null {
  const { locale, yes, no, relations, codeText } = context;
  if (value === null || value === undefined || value === '') return null;
  if (Array.isArray(value))
    return (
      value
        .map(item => textIn(context, name, item))
        .filter(Boolean)
        .join(', ') || null
    );
  if (isAddress(value)) return addressText(context, value);
  if (typeof value === 'object')
    return (
      Object.entries(value)
        .map(([key, item]) => textIn(context, key, item))
        .filter(Boolean)
        .join(' · ') || null
    );
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  if (answers.has(name)) return text === 'true' ? yes : no;
  if (countries.has(name)) return formatCountry(text, locale);
  if (days.has(name) && /^\d{4}-\d\d-\d\d$/.test(text)) return formatDay(text, locale);
  if (name === 'locale' && language.is(text)) return languageName(text, locale);
  if (name === 'ownershipPercentage') return `${formatPercentage(Number(text), locale, false)}\u00a0%`;
  const vocabulary = vocabularyOf[name];
  return vocabulary ? codeText(vocabulary, text) : (relations[text] ?? text);
}

export function usePartyReading(): PartyReading {
  const [locale] = useLocale();
  const codeText = useVocabularyText('document', 'record');
  const words = useTexts('parties');
  const context: TextContext = {
    locale,
    yes: words.yes,
    no: words.no,
    relations: { ...words.relations, ...words.leiAccept },
    codeText,
  };
  return {
    labelOf: path => labelIn(words.fields, code => codeText(sourceOfFunds.name, code), path),
    textOf: (path, value) => textIn(context, stepsOf(path).at(-1) ?? '', value),
  };
}
