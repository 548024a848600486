import {
  activityClassification,
  amountBand,
  bankAccountType,
  countryName,
  gender,
  language,
  languageName,
  leiStatus,
  personDocumentType,
  region,
  registrationStatus,
  rejectionReason,
  sourceOfFunds,
  sourceOfWealthFollowUp,
  specialStructure,
  taxNumberReason,
  type Language,
  type VocabularyTexts,
} from '@dossier/validators/vocabularies';
import { percentSignificantDigits } from '@dossier/validators/limits';
import { vocabularyTexts } from '@dossier/ui/vocabularies';
import { translationsIn, type Translations } from './texts/texts.ts';

/** How fields and values are called in one language. */
export interface Reading {
  readonly locale: Language;
  readonly translations: Translations;
  /** The word for a code; the code itself where the vocabulary does not have it. */
  readonly codeText: (vocabulary: keyof VocabularyTexts, code: string) => string;
  /** `taxResidencies[0].country` → "Tax residencies: Country of tax residency". */
  readonly labelOf: (path: string) => string;
  /** A value as text; null where there is none. */
  readonly textOf: (path: string, value: unknown) => string | null;
  readonly day: (day: string) => string;
  readonly instant: (instant: string | Date) => string;
}

/** Fields that hold codes, and of which vocabulary. */
const vocabularyOf: Readonly<Record<string, keyof VocabularyTexts>> = {
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
  rejection: rejectionReason.name,
};
const countries = new Set(['country', 'countryOfBirth', 'nationality', 'otherNationalities']);

const steps = (path: string) =>
  path
    .replace(/^(naturalPerson|legalEntity)\./, '')
    .replaceAll(/\[\d+\]/g, '')
    .split('.');

const isDay = (text: string) => /^\d{4}-\d\d-\d\d$/.test(text);
/** The order of an envelope, whatever the order in which it was stored. */
const envelope = ['line1', 'line2', 'postalCode', 'city', 'country'] as const;
const isAddress = (value: object): boolean => envelope.some(key => key in value) && 'city' in value;

/** The tenant's own zone (4-expectations row 240). */
const zone = 'Europe/Amsterdam';

export function readingIn(locale: Language): Reading {
  const translations = translationsIn(locale);
  const days = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  const instants = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short', timeZone: zone });
  const percents = new Intl.NumberFormat(locale, { maximumSignificantDigits: percentSignificantDigits });
  // `Intl` parts figures with a narrow space that the fonts of documents lack.
  const legible = (text: string) => text.replaceAll('\u202f', '\u00a0');
  const day = (text: string) => legible(days.format(new Date(`${text}T00:00:00Z`)));

  const codeText: Reading['codeText'] = (vocabulary, code) =>
    (vocabularyTexts[locale][vocabulary] as Readonly<Record<string, string>>)[code] ?? code;

  function labelOf(path: string): string {
    const [first = '', ...rest] = steps(path);
    const texts = translations.fields[first] ?? first;
    const whole = typeof texts === 'string' ? texts : (texts['self'] ?? first);
    const inside =
      typeof texts === 'string'
        ? (translations.fields['address'] as Readonly<Record<string, string>>)
        : texts;
    const inner = rest.map(step => inside[step] ?? codeText(sourceOfFunds.name, step));
    return [whole, ...inner].join(': ');
  }

  function read(name: string, value: unknown): string | null {
    if (value === null || value === undefined || value === '') return null;
    if (Array.isArray(value))
      return joined(
        value.map(item => read(name, item)),
        '; ',
      );
    if (typeof value === 'object') {
      const entries = Object.entries(value);
      if (!isAddress(value))
        return joined(
          entries.map(([key, part]) => read(key, part)),
          ' · ',
        );
      const record = value as Readonly<Record<string, unknown>>;
      return joined(
        envelope.map(key => read(key, record[key])),
        ', ',
      );
    }
    if (typeof value === 'boolean') return value ? translations.yes : translations.no;
    const text = typeof value === 'string' ? value : JSON.stringify(value);
    if (countries.has(name)) return countryName(text, locale);
    if (isDay(text)) return day(text);
    if (name === 'locale' && language.is(text)) return languageName(text, locale);
    if (name === 'ownershipPercentage') return `${legible(percents.format(Number(text)))}\u00a0%`;
    const vocabulary = vocabularyOf[name];
    return vocabulary ? codeText(vocabulary, text) : (translations.codes[text] ?? text);
  }

  return {
    locale,
    translations,
    codeText,
    labelOf,
    textOf: (path, value) => read(steps(path).at(-1) ?? '', value),
    day,
    instant: instant => legible(instants.format(new Date(instant))),
  };
}

const joined = (parts: readonly (string | null)[], separator: string): string | null =>
  parts.filter(part => part !== null).join(separator) || null;
