import { cookieNames } from '@dossier/api/contract';
import { loadMessages, MessagesProvider } from '@dossier/ui/messages';
import { ToastProvider } from '@dossier/ui/toast';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import { readCookie, writeCookie } from './cookies.ts';
import { createTranslations } from './i18n.ts';
import { useLocaleChoice } from './use-locale-choice.ts';
import { TranslationsContext, useTranslations } from './translations.ts';

function Choice() {
  const [locale, choose] = useLocaleChoice();
  const t = useTranslations();
  return (
    <button type="button" id="choice" lang={locale} onClick={() => choose('nl-NL')}>
      {t($ => $.common.tryAgain)}
    </button>
  );
}

/** A page in English. */
async function page() {
  writeCookie(cookieNames.locale, 'en-US', 1);
  const translations = await createTranslations('en-US');
  const messages = await loadMessages('en-US');
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  await act(async () =>
    root.render(
      <TranslationsContext value={translations}>
        <MessagesProvider messages={messages}>
          <ToastProvider>
            <Choice />
          </ToastProvider>
        </MessagesProvider>
      </TranslationsContext>,
    ),
  );
  onTestFinished(() => act(async () => root.unmount()));
  return translations;
}
const press = (button: Element | null | undefined) => act(async () => (button as HTMLElement).click());
async function choose() {
  await press(document.querySelector('#choice'));
  await act(() => vi.dynamicImportSettled());
}
const shown = () => document.querySelector('#choice')?.textContent;
const toasts = () =>
  vi.waitFor(() => {
    // Without its list, which is not fetched without a connection either, a toast is its text.
    const toast = document.querySelector('[role="alertdialog"], [aria-live="assertive"] [popover]');
    if (!toast) throw new Error('Nothing is told.');
    return toast;
  });

afterEach(() => void vi.restoreAllMocks());

it('changes the language of the page, and remembers it', async () => {
  await page();
  await choose();
  await vi.waitFor(() => expect(shown()).toBe('Opnieuw proberen'));
  expect(readCookie(cookieNames.locale)).toBe('nl-NL');
});

it('keeps the language where the other one does not come, says so, and changes it on another try', async () => {
  vi.spyOn(await page(), 'addResourceBundle').mockImplementationOnce(() => {
    throw new TypeError('Failed to fetch');
  });
  await choose();
  expect((await toasts()).textContent).toContain('Nederlands could not be loaded.');
  expect(shown()).toBe('Try again');
  // The next page begins with what was chosen.
  expect(readCookie(cookieNames.locale)).toBe('nl-NL');
  await choose();
  await vi.waitFor(() => expect(shown()).toBe('Opnieuw proberen'));
});

it('asks for nothing without a connection, and says so', async () => {
  await page();
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await choose();
  expect((await toasts()).textContent).toContain('Nederlands could not be loaded.');
  vi.restoreAllMocks();
  await choose();
  await vi.waitFor(() => expect(shown()).toBe('Opnieuw proberen'));
});
