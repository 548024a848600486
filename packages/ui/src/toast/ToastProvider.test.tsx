import { useEffect } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { perform, render } from '../testing/render.tsx';
import { ToastProvider, useToasts } from './ToastProvider.tsx';
import type { Toasts } from './toast-queue.ts';

const list = vi.hoisted(() => ({ isMissing: false }));
vi.mock('./toast-list.ts', async importOriginal => {
  const original = await importOriginal<Record<string, unknown>>();
  return {
    get createToasts() {
      if (list.isMissing) throw new Error('offline');
      return original['createToasts'];
    },
    ToastRegion: original['ToastRegion'],
  };
});

function Toaster({ onToasts }: { readonly onToasts: (toasts: Toasts) => void }) {
  const toasts = useToasts();
  useEffect(() => onToasts(toasts), [onToasts, toasts]);
  return null;
}

/** A page whose list of toasts comes, or cannot be fetched. */
async function page({ isMissing }: { readonly isMissing: boolean }): Promise<Toasts> {
  list.isMissing = isMissing;
  const { promise, resolve } = Promise.withResolvers<Toasts>();
  await render(
    <ToastProvider>
      <Toaster onToasts={resolve} />
    </ToastProvider>,
  );
  return promise;
}
const shown = () => [...document.querySelectorAll('[role="alertdialog"]')].map(toast => toast.textContent);
const region = () => document.querySelector('[aria-live="assertive"]');

describe('toasts whose list has not come yet', () => {
  it('are shown once it is there, in their order', async () => {
    const toasts = await page({ isMissing: false });
    await perform(() => void toasts.show({ tone: 'info', text: 'Saved.' }));
    await perform(() => void toasts.show({ tone: 'info', text: 'Sent.' }));
    await vi.waitFor(() =>
      expect(shown()).toEqual([expect.stringContaining('Sent.'), expect.stringContaining('Saved.')]),
    );
  });

  it('are not shown once they are closed, alone or with all others', async () => {
    const toasts = await page({ isMissing: false });
    await perform(() => {
      toasts.show({ tone: 'info', text: 'Of the one before.' });
      toasts.closeAll();
      toasts.show({ tone: 'info', text: 'Sending…' })();
      toasts.show({ tone: 'info', text: 'Sent.' });
    });
    await vi.waitFor(() => expect(shown()).toEqual([expect.stringContaining('Sent.')]));
  });

  it('can be closed after they are shown', async () => {
    const toasts = await page({ isMissing: false });
    let close = () => {};
    await perform(() => void (close = toasts.show({ tone: 'error', text: 'Not sent.' })));
    await vi.waitFor(() => expect(shown()).toHaveLength(1));
    await perform(() => close());
    expect(shown()).toEqual([]);
  });
});

describe('toasts whose list cannot be fetched', () => {
  it('are announced in a region that was there before', async () => {
    const toasts = await page({ isMissing: true });
    const before = region();
    expect(before?.textContent).toBe('');
    await perform(() => void toasts.show({ tone: 'info', text: 'Saved.' }));
    await perform(() => void toasts.show({ tone: 'error', text: 'Not sent.' }));
    await vi.waitFor(() => expect(region()?.textContent).toBe('Saved.\nNot sent.'));
    expect(region()).toBe(before);
  });

  it('can be closed, alone and together', async () => {
    const toasts = await page({ isMissing: true });
    let close = () => {};
    await perform(() => void (close = toasts.show({ tone: 'info', text: 'Sending…' })));
    await perform(() => void toasts.show({ tone: 'info', text: 'Saved.' }));
    await perform(() => close());
    expect(region()?.textContent).toBe('Saved.');
    await perform(() => toasts.closeAll());
    expect(region()?.textContent).toBe('');
  });

  it('do not keep the next one from being shown', async () => {
    const toasts = await page({ isMissing: true });
    await perform(() => void toasts.show({ tone: 'info', text: 'Saved.' }));
    list.isMissing = false;
    await perform(() => void toasts.show({ tone: 'info', text: 'Sent.' }));
    await vi.waitFor(() => expect(shown()).toEqual([expect.stringContaining('Sent.')]));
  });
});
