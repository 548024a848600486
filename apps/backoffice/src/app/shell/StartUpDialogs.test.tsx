import { loadMessages, MessagesProvider } from '@dossier/ui/messages';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, onTestFinished, vi } from 'vitest';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { createTranslations } from '../../shared/i18n.ts';
import { TranslationsContext } from '../../shared/translations.ts';
import { StartUpDialogs } from './StartUpDialogs.tsx';

const notices = [{ kind: 'signing', days: 30 }, { kind: 'coSigner' }] as const;

async function show() {
  const onEnd = vi.fn();
  const { hook, navigate } = memoryLocation({ path: '/administration/dashboard' });
  const translations = await createTranslations('en-US', ['common', 'frame']);
  const messages = await loadMessages('en-US');
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  onTestFinished(() => act(async () => root.unmount()));
  await act(async () =>
    root.render(
      <TranslationsContext value={translations}>
        <MessagesProvider messages={messages}>
          <Router hook={hook}>
            <StartUpDialogs notices={notices} onEnd={onEnd} />
          </Router>
        </MessagesProvider>
      </TranslationsContext>,
    ),
  );
  // The code of the dialog.
  await act(() => vi.dynamicImportSettled());
  return { onEnd, navigate: (path: string) => act(async () => navigate(path)) };
}
const dialog = () => document.querySelector('[role="alertdialog"]');
const press = (name: string) =>
  act(async () =>
    [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name)?.click(),
  );

it('tells one thing after the other, and leads to the settings', async () => {
  const { onEnd } = await show();
  expect(dialog()?.textContent).toContain('30 days remaining to update your settings.');
  await press('Later');
  expect(dialog()?.textContent).toContain('A co-signer has no user');
  expect(onEnd).not.toHaveBeenCalled();
  await press('Yes');
  expect(onEnd.mock.calls).toEqual([[true]]);
  expect(dialog()).toBeNull();
});

it('closes with a navigation, and is not told again', async () => {
  const { onEnd, navigate } = await show();
  await navigate('/administration/tasks');
  expect(dialog()).toBeNull();
  expect(onEnd.mock.calls).toEqual([[false]]);
});
