import { aConfiguration } from '@dossier/api/fixtures';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, onTestFinished, vi } from 'vitest';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { ConfigurationContext } from './configuration.ts';
import { createTranslations } from './i18n.ts';
import { NotFoundPage } from './NotFoundPage.tsx';
import { reportErrorsTo } from './report-error.ts';
import { TranslationsContext } from './translations.ts';

it('reports each address that has no page, once', async () => {
  const port = vi.fn();
  reportErrorsTo(port);
  const { hook, navigate } = memoryLocation({ path: '/administration/nowhere' });
  const translations = await createTranslations('en-US');
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  onTestFinished(async () => {
    await act(async () => root.unmount());
    reportErrorsTo(() => undefined);
  });
  await act(async () =>
    root.render(
      <ConfigurationContext value={aConfiguration()}>
        <TranslationsContext value={translations}>
          <Router hook={hook}>
            <NotFoundPage />
          </Router>
        </TranslationsContext>
      </ConfigurationContext>,
    ),
  );
  expect(port).toHaveBeenCalledTimes(1);
  expect(port.mock.calls[0]?.[0]).toMatchObject({ message: 'No page has this address.', part: 'route' });
  await act(async () => navigate('/administration/elsewhere'));
  expect(port).toHaveBeenCalledTimes(2);
});
