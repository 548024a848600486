import {
  eventTexts,
  loadTexts,
  partyTexts,
  type EventTexts,
  type PartyTexts,
  type Texts,
} from '@dossier/api/texts';
import { countryName, type Language, type VocabularyTexts } from '@dossier/validators/vocabularies';
import { percentSignificantDigits } from '@dossier/validators/limits';
import { vocabularyTexts } from '@dossier/ui/vocabularies';

type Namespaces =
  'clients' | 'exports' | 'owners' | 'parties' | 'record' | 'registration' | 'registrations' | 'report';

/** How fields, values and events are written in one language. */
export interface Reading extends PartyTexts, EventTexts {
  readonly locale: Language;
  readonly texts: Pick<Texts, Namespaces>;
  /** The name of a code; the code itself where the vocabulary does not have it. */
  readonly codeText: (vocabulary: keyof VocabularyTexts, code: string) => string;
  readonly day: (day: string) => string;
  readonly percentage: (value: number) => string;
  readonly instant: (instant: string | Date) => string;
}

/** The tenant's own zone (4-expectations row 240). */
const zone = 'Europe/Amsterdam';

export async function loadReading(locale: Language): Promise<Reading> {
  const texts = await loadNamespaces(locale);
  const days = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  const instants = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short', timeZone: zone });
  const percents = new Intl.NumberFormat(locale, {
    maximumSignificantDigits: percentSignificantDigits,
    style: 'unit',
    unit: 'percent',
  });
  // `Intl` parts figures with a narrow space that the fonts of documents lack.
  const legible = (text: string) => text.replaceAll('\u202f', '\u00a0');
  const day = (text: string) => legible(days.format(new Date(`${text}T00:00:00Z`)));
  const codeText: Reading['codeText'] = (vocabulary, code) =>
    (vocabularyTexts[locale][vocabulary] as Readonly<Record<string, string>>)[code] ?? code;
  const party = partyTexts({
    locale,
    texts: texts.parties,
    codeText,
    day,
    country: code => countryName(code, locale),
    percentage: value => legible(percents.format(value)),
    separator: '; ',
  });
  return {
    locale,
    texts,
    codeText,
    day,
    percentage: value => legible(percents.format(value)),
    instant: instant => legible(instants.format(new Date(instant))),
    ...party,
    ...eventTexts({
      texts: { parties: texts.parties, missing: texts.record.missing },
      party,
      codeText,
      day,
    }),
  };
}

async function loadNamespaces(locale: Language): Promise<Reading['texts']> {
  const [clients, exports, owners, parties, record, registration, registrations, report] = await Promise.all([
    loadTexts(locale, 'clients'),
    loadTexts(locale, 'exports'),
    loadTexts(locale, 'owners'),
    loadTexts(locale, 'parties'),
    loadTexts(locale, 'record'),
    loadTexts(locale, 'registration'),
    loadTexts(locale, 'registrations'),
    loadTexts(locale, 'report'),
  ]);
  return { clients, exports, owners, parties, record, registration, registrations, report };
}
