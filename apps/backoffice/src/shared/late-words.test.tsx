import { act, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { changeLocale, createTranslations } from './i18n.ts';
import { lateWords } from './late-words.ts';
import { TranslationsContext, useWords } from './words.ts';

/** A dialog that shows one of its words. */
const dialogWith = (useLateWords: () => void) =>
  function Dialog() {
    useLateWords();
    const t = useWords();
    return <p>{t($ => $.views.title)}</p>;
  };

it('shows what waits for its words once they have come, however long that takes', async () => {
  const translations = await createTranslations('en-US');
  const coming = Promise.withResolvers<object>();
  const fetchWords = vi.fn(() => coming.promise);
  const files = { 'en-US': fetchWords, 'nl-NL': fetchWords, 'fr-FR': fetchWords, 'de-DE': fetchWords };
  const useLateWords = lateWords(files);
  const Dialog = dialogWith(useLateWords);
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  const shown = (
    <TranslationsContext value={translations}>
      <Suspense fallback="…">
        <Dialog />
      </Suspense>
    </TranslationsContext>
  );
  await act(async () => root.render(shown));
  expect(document.body.textContent).toBe('…');
  await act(async () => coming.resolve({ views: { title: 'Save as view' } }));
  expect(document.body.textContent).toBe('Save as view');
  expect(fetchWords).toHaveBeenCalledTimes(1);
  await act(async () => root.unmount());
});

it('keeps a page in place while its language changes: its words come along', async () => {
  const translations = await createTranslations('en-US');
  const words = (title: string) => async () => ({ views: { title } });
  const useLateWords = lateWords({
    'en-US': words('Save as view'),
    'nl-NL': words('Opslaan als weergave'),
    'fr-FR': words(''),
    'de-DE': words(''),
  });
  const waited = vi.fn();
  function Waiting() {
    waited();
    return null;
  }
  const Dialog = dialogWith(useLateWords);
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  const shown = (
    <TranslationsContext value={translations}>
      <Suspense fallback={<Waiting />}>
        <Dialog />
      </Suspense>
    </TranslationsContext>
  );
  await act(async () => root.render(shown));
  await vi.waitFor(() => expect(container.textContent).toBe('Save as view'));
  waited.mockClear();
  await act(() => changeLocale(translations, 'nl-NL'));
  expect(container.textContent).toBe('Opslaan als weergave');
  expect(waited).not.toHaveBeenCalled();
  await act(async () => root.unmount());
});

it('asks again for words that did not come when their language is chosen again', async () => {
  const translations = await createTranslations('en-US');
  const dutch = vi
    .fn<() => Promise<object>>()
    .mockRejectedValueOnce(new TypeError('Failed to fetch'))
    .mockResolvedValue({ views: { title: 'Opslaan als weergave' } });
  const english = async () => ({ views: { title: 'Save as view' } });
  const useLateWords = lateWords({ 'en-US': english, 'nl-NL': dutch, 'fr-FR': english, 'de-DE': english });
  const Dialog = dialogWith(useLateWords);
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  await act(async () =>
    root.render(
      <TranslationsContext value={translations}>
        <Suspense>
          <Dialog />
        </Suspense>
      </TranslationsContext>,
    ),
  );
  await expect(act(() => changeLocale(translations, 'nl-NL'))).rejects.toThrow('Failed to fetch');
  expect(container.textContent).toBe('Save as view');
  await act(() => changeLocale(translations, 'nl-NL'));
  expect(container.textContent).toBe('Opslaan als weergave');
  await act(async () => root.unmount());
});
