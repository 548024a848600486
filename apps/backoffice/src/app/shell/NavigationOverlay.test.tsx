import { loadMessages, MessagesProvider } from '@dossier/ui/messages';
import { act, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { createTranslations } from '../../shared/i18n.ts';
import { LoadingPage } from '../../shared/LoadingPage.tsx';
import { LoadingPart } from '../../shared/LoadingPart.tsx';
import { TranslationsContext } from '../../shared/translations.ts';
import { NavigationOverlay } from './NavigationOverlay.tsx';

const overlay = () => document.querySelector('body > [data-navigating]');
const pass = (milliseconds: number) => act(async () => void vi.advanceTimersByTime(milliseconds));

/** The overlay next to what stands at the address; answers with what puts something else there. */
async function show(page: ReactNode) {
  const translations = await createTranslations('en-US');
  const messages = await loadMessages('en-US');
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  const put = (next: ReactNode) =>
    act(async () =>
      root.render(
        <TranslationsContext value={translations}>
          <MessagesProvider messages={messages}>
            <NavigationOverlay />
            {next}
          </MessagesProvider>
        </TranslationsContext>,
      ),
    );
  onTestFinished(() => act(async () => root.unmount()));
  await put(page);
  return put;
}

describe('the overlay of a navigation', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('does not blink for a page that comes within 150 ms', async () => {
    const put = await show(<LoadingPage />);
    await pass(149);
    expect(overlay()).toBeNull();
    await put(<h1>Tasks</h1>);
    await pass(1_000);
    expect(overlay()).toBeNull();
  });

  it('covers the page from 150 ms on, whatever is waited for, and goes when it is there', async () => {
    const put = await show(<LoadingPage key="code" />);
    await pass(100);
    await put(<LoadingPage key="data" />);
    await pass(50);
    expect(overlay()?.textContent).toBe('Loading');
    await put(<h1>Tasks</h1>);
    expect(overlay()).toBeNull();
  });

  it('keeps nobody for longer than ten seconds', async () => {
    await show(<LoadingPage />);
    await pass(9_999);
    expect(overlay()).not.toBeNull();
    await pass(1);
    expect(overlay()).toBeNull();
  });

  it('is not for a part of a page', async () => {
    await show(<LoadingPart />);
    await pass(1_000);
    expect(overlay()).toBeNull();
  });
});
