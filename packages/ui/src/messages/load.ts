import type { ErrorTexts } from '@dossier/validators/errors';
import type { Language as Locale, VocabularyTexts } from '@dossier/validators/vocabularies';
import type { vocabularies as commonVocabularies } from './en-US/vocabularies/common.ts';
import type { BaseComponentMessages, ComponentMessages, RestComponentMessages } from './en-US/components.ts';

export { languages as locales, type Language as Locale } from '@dossier/validators/vocabularies';

/** All words of one language. */
export interface Messages {
  readonly locale: Locale;
  readonly components: ComponentMessages;
  /** Texts of the validators' error codes. */
  readonly errors: Partial<ErrorTexts>;
  /** Names of the codes of every vocabulary; none without a provider. */
  readonly vocabularies: Partial<VocabularyTexts>;
}

/** Where the names of codes of some vocabularies are, by language: a page that shows a few does not load all. */
export type VocabularyFiles<Name extends keyof VocabularyTexts = keyof VocabularyTexts> = Readonly<
  Record<Locale, () => Promise<{ readonly vocabularies: Pick<VocabularyTexts, Name> }>>
>;

/** The vocabularies that most pages behind sign-in show. */
export type CommonVocabulary = keyof typeof commonVocabularies;

/** What a page before signing in says: there stand no tables, and no forms about clients. */
export interface BaseMessages {
  readonly locale: Locale;
  readonly components: BaseComponentMessages;
  readonly errors: Partial<ErrorTexts>;
}

/** What is said behind signing in next to that. */
export interface RestMessages {
  readonly components: RestComponentMessages;
  readonly errors: Partial<ErrorTexts>;
}

const base: Readonly<Record<Locale, () => Promise<Omit<BaseMessages, 'locale'>>>> = {
  'en-US': () => import('./en-US/index.ts'),
  'nl-NL': () => import('./nl-NL/index.ts'),
  'fr-FR': () => import('./fr-FR/index.ts'),
  'de-DE': () => import('./de-DE/index.ts'),
};
interface CommonFile extends Omit<CommonMessages, 'base'> {
  readonly base: Omit<BaseMessages, 'locale'>;
}
const common: Readonly<Record<Locale, () => Promise<CommonFile>>> = {
  'en-US': () => import('./en-US/common.ts'),
  'nl-NL': () => import('./nl-NL/common.ts'),
  'fr-FR': () => import('./fr-FR/common.ts'),
  'de-DE': () => import('./de-DE/common.ts'),
};
const names: Readonly<Record<Locale, () => Promise<{ vocabularies: VocabularyTexts }>>> = {
  'en-US': () => import('./en-US/vocabularies.ts'),
  'nl-NL': () => import('./nl-NL/vocabularies.ts'),
  'fr-FR': () => import('./fr-FR/vocabularies.ts'),
  'de-DE': () => import('./de-DE/vocabularies.ts'),
};

/** Fetches of one language what stands before signing in, without the names of codes. */
export async function loadBaseMessages(locale: Locale): Promise<BaseMessages> {
  const { components, errors } = await base[locale]();
  return { locale, components, errors };
}

/** What a page behind signing in begins with: all that components say, and the names of codes that most pages show. */
export interface CommonMessages {
  readonly base: BaseMessages;
  readonly rest: RestMessages;
  readonly vocabularies: Pick<VocabularyTexts, CommonVocabulary>;
}

/** Fetches of one language what a page behind signing in begins with. */
export async function loadCommonMessages(locale: Locale): Promise<CommonMessages> {
  const { base, rest, vocabularies } = await common[locale]();
  return { base: { locale, ...base }, rest, vocabularies };
}

/** Fetches the names of the codes of every vocabulary in one language. */
export const loadVocabularies = async (locale: Locale): Promise<VocabularyTexts> =>
  (await names[locale]()).vocabularies;

/** Fetches one language: no one loads four. */
export async function loadMessages(locale: Locale): Promise<Messages> {
  const [{ base: baseMessages, rest }, vocabularies] = await Promise.all([
    loadCommonMessages(locale),
    loadVocabularies(locale),
  ]);
  return {
    locale,
    components: { ...baseMessages.components, ...rest.components },
    errors: { ...baseMessages.errors, ...rest.errors },
    vocabularies,
  };
}
