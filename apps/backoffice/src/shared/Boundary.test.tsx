import { act, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { PanelBoundary } from './Boundary.tsx';
import { createTranslations } from './i18n.ts';
import { reportErrorsTo } from './report-error.ts';
import { TranslationsContext } from './translations.ts';

function NotThere(): ReactNode {
  throw new TypeError('Failed to fetch dynamically imported module: /assets/x.js');
}

async function show(page: ReactNode) {
  const translations = await createTranslations('en-US');
  const root = createRoot(document.body.appendChild(document.createElement('div')), {
    onCaughtError: () => undefined,
  });
  await act(async () => root.render(<TranslationsContext value={translations}>{page}</TranslationsContext>));
  onTestFinished(() => act(async () => root.unmount()));
}
const dialogs = () => document.querySelectorAll('[role="alertdialog"]');
const alerts = () => [...document.querySelectorAll('[role="alert"]')];
const reloadButton = (part: Element | undefined) => part?.querySelector('button');

beforeEach(() => reportErrorsTo(vi.fn()));
afterEach(() => void vi.restoreAllMocks());

it('panels whose code does not come say so in themselves, without a dialog', async () => {
  await show(
    <>
      {['work', 'months'].map(part => (
        <PanelBoundary key={part} part={part}>
          <NotThere />
        </PanelBoundary>
      ))}
    </>,
  );
  expect(dialogs()).toHaveLength(0);
  expect(alerts().map(({ textContent }) => textContent)).toEqual(
    Array(2).fill(expect.stringContaining('Something went wrong in this part of the page')),
  );
});

it('a panel loads the page again, and keeps it as long as there is no connection', async () => {
  const reload = vi.spyOn(location, 'reload').mockReturnValue();
  const isOnline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await show(
    <PanelBoundary part="work">
      <NotThere />
    </PanelBoundary>,
  );
  await act(async () => reloadButton(alerts()[0])?.click());
  expect(reload).not.toHaveBeenCalled();
  isOnline.mockReturnValue(true);
  // A user who tries again is offered what helps.
  await act(async () => reloadButton(alerts()[0])?.click());
  expect(reloadButton(alerts()[0])?.textContent).toBe('Reload');
  await act(async () => reloadButton(alerts()[0])?.click());
  expect(reload).toHaveBeenCalledOnce();
});
