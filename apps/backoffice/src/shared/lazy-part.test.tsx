import { act, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { createTranslations } from './i18n.ts';
import { lazyPart } from './lazy-part.tsx';
import { reportErrorsTo } from './report-error.ts';
import { TranslationsContext } from './translations.ts';

beforeEach(() => reportErrorsTo(vi.fn()));

it('asks for no code without a connection, and for it once there is one', async () => {
  const isOnline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const load = vi.fn(async () => () => <p>Here</p>);
  const Part = lazyPart(load);
  const translations = await createTranslations('en-US');
  const root = createRoot(document.body.appendChild(document.createElement('div')), {
    onCaughtError: () => undefined,
  });
  onTestFinished(() => act(async () => root.unmount()));
  await act(async () =>
    root.render(
      <TranslationsContext value={translations}>
        <Suspense>
          <Part />
        </Suspense>
      </TranslationsContext>,
    ),
  );
  expect(load).not.toHaveBeenCalled();
  expect(document.querySelector('[role="alertdialog"]')).toBeNull();
  isOnline.mockReturnValue(true);
  await act(async () => document.querySelector<HTMLButtonElement>('[role="alert"] button')?.click());
  expect(document.body.textContent).toContain('Here');
  isOnline.mockRestore();
});
