import { act, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, onTestFinished } from 'vitest';
import { changeLocale, createTranslations } from './i18n.ts';
import { TranslationsContext, useTranslations } from './translations.ts';

const settings = {
  'en-US': 'Settings',
  'nl-NL': 'Instellingen',
  'fr-FR': 'Paramètres',
  'de-DE': 'Einstellungen',
};

function Settings() {
  const t = useTranslations('frame');
  return <p>{t($ => $.frame.navigation.settings)}</p>;
}

/** A page that shows one text of a namespace which nothing has loaded ahead. */
async function page() {
  const translations = await createTranslations('en-US');
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  const shown: string[] = [];
  const watch = new MutationObserver(() => shown.push(container.textContent));
  watch.observe(container, { childList: true, subtree: true, characterData: true });
  onTestFinished(async () => {
    watch.disconnect();
    await act(async () => root.unmount());
  });
  await act(async () =>
    root.render(
      <TranslationsContext value={translations}>
        <Suspense fallback="…">
          <Settings />
        </Suspense>
      </TranslationsContext>,
    ),
  );
  await expect.poll(() => container.textContent).toBe(settings['en-US']);
  return { translations, container, shown };
}

it('a page waits for a namespace that it names, and shows its texts then', async () => {
  const { shown } = await page();
  expect(shown.at(-1)).toBe(settings['en-US']);
});

it('a page stays in place while its language changes: what it shows loads first', async () => {
  const { translations, container, shown } = await page();
  shown.length = 0;
  await act(() => changeLocale(translations, 'nl-NL'));
  expect(container.textContent).toBe(settings['nl-NL']);
  expect(shown).not.toContain('…');
});

it('a namespace that loads while the language changes is shown in the new one', async () => {
  const translations = await createTranslations('en-US');
  const change = changeLocale(translations, 'fr-FR');
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  onTestFinished(() => act(async () => root.unmount()));
  await act(async () =>
    root.render(
      <TranslationsContext value={translations}>
        <Suspense>
          <Settings />
        </Suspense>
      </TranslationsContext>,
    ),
  );
  await act(() => change);
  await expect.poll(() => container.textContent).toBe(settings['fr-FR']);
});

it('the language that was chosen last stays, whichever loads first', async () => {
  const translations = await createTranslations('en-US');
  await Promise.all([changeLocale(translations, 'de-DE'), changeLocale(translations, 'en-US')]);
  expect(translations.language).toBe('en-US');
  expect(document.documentElement.lang).toBe('en-US');
});
