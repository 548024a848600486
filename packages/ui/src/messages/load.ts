import type { ComponentMessages } from './en-US/components.ts';

/** The languages of the product (S1 §1). */
export const locales = ['en-US', 'nl-NL', 'fr-FR', 'de-DE'] as const;
export type Locale = (typeof locales)[number];

/** All words of one language. */
export interface Messages {
  readonly locale: Locale;
  readonly components: ComponentMessages;
  /** Texts of the validators' error codes. */
  readonly errors: Readonly<Record<string, string>>;
}

const files: Readonly<Record<Locale, () => Promise<{ components: ComponentMessages }>>> = {
  'en-US': () => import('./en-US/components.ts'),
  'nl-NL': () => import('./nl-NL/components.ts'),
  'fr-FR': () => import('./fr-FR/components.ts'),
  'de-DE': () => import('./de-DE/components.ts'),
};

/** Fetches one language: nobody loads four. */
export async function loadMessages(locale: Locale): Promise<Messages> {
  const { components } = await files[locale]();
  return { locale, components, errors: {} };
}
