import { describe, expect, it } from 'vitest';
import { changeLocale, completeWords, createTranslations, vocabularies } from './i18n.ts';
import { rememberShown } from './words-shown.ts';

const settings = { 'en-US': 'Settings', 'nl-NL': 'Instellingen', 'fr-FR': 'Paramètres' };

describe('whoever signs in while the language changes has all words of the new one', () => {
  it('where the language was chosen first', async () => {
    const translations = await createTranslations('en-US', false);
    await Promise.all([changeLocale(translations, 'nl-NL'), completeWords()]);
    expect(translations.t($ => $.frame.navigation.settings)).toBe(settings['nl-NL']);
  });

  it('where it was chosen on the way in', async () => {
    const translations = await createTranslations('en-US', false);
    await Promise.all([completeWords(), changeLocale(translations, 'nl-NL')]);
    expect(translations.t($ => $.frame.navigation.settings)).toBe(settings['nl-NL']);
  });

  it('where the words of a page come later than those of the frame', async () => {
    const translations = await createTranslations('en-US', false);
    const page = Promise.withResolvers<void>();
    rememberShown(translations, () => page.promise);
    const change = changeLocale(translations, 'nl-NL');
    await completeWords();
    page.resolve();
    await change;
    expect(translations.t($ => $.frame.navigation.settings)).toBe(settings['nl-NL']);
  });
});

it('the language that was chosen last stays, whichever comes first', async () => {
  const translations = await createTranslations('en-US');
  await Promise.all([changeLocale(translations, 'nl-NL'), changeLocale(translations, 'en-US')]);
  expect(translations.language).toBe('en-US');
  expect(document.documentElement.lang).toBe('en-US');
});

it('a language of which a page has only a part is fetched', async () => {
  const translations = await createTranslations('en-US');
  // What a page shows has come; the words of the frame around it had not.
  translations.addResourceBundle('fr-FR', vocabularies, { role: {} });
  await changeLocale(translations, 'fr-FR');
  expect(translations.t($ => $.frame.navigation.settings)).toBe(settings['fr-FR']);
});
