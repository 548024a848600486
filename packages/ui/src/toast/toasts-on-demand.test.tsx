import { useEffect } from 'react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { partsWaitFor } from '../internal/on-demand.ts';
import { perform, render } from '../testing/render.tsx';
import { ToastProvider, useToasts } from './ToastProvider.tsx';
import type { Toasts } from './toast-queue.ts';

function Teller({ onToasts }: { readonly onToasts: (toasts: Toasts) => void }) {
  const toasts = useToasts();
  useEffect(() => onToasts(toasts), [onToasts, toasts]);
  return null;
}

/** A page whose style sheet comes, or fails, when it is told to: each try is one of these. */
async function page() {
  const sheets: PromiseWithResolvers<void>[] = [];
  partsWaitFor(() => {
    const sheet = Promise.withResolvers<void>();
    sheets.push(sheet);
    return sheet.promise;
  });
  onTestFinished(() => partsWaitFor(() => null));
  const given = Promise.withResolvers<Toasts>();
  await render(
    <ToastProvider>
      <Teller onToasts={given.resolve} />
    </ToastProvider>,
  );
  return {
    sheets,
    toasts: await given.promise,
    arrive: () => perform(() => sheets.at(-1)?.resolve()),
    fail: () => perform(() => sheets.at(-1)?.reject(new Error('offline'))),
  };
}
const shown = () =>
  vi.waitFor(() => {
    const toasts = [...document.querySelectorAll('[role="alertdialog"]')].map(
      ({ textContent }) => textContent,
    );
    expect(toasts).not.toEqual([]);
    return toasts;
  });
const read = () => document.querySelector('[role="alert"][popover]')?.textContent;

it('a toast waits for what all parts wait for, as well as for its code', async () => {
  const { toasts, arrive } = await page();
  await perform(() => void toasts.show({ tone: 'info', text: 'Saved.' }));
  await vi.dynamicImportSettled();
  expect(document.querySelector('[role="alertdialog"]')).toBeNull();
  await arrive();
  expect(await shown()).toEqual([expect.stringContaining('Saved.')]);
  expect(read()).toBeUndefined();
});

describe('toasts that could not be shown', () => {
  it('are read out, and shown with the next gesture that brings what shows them', async () => {
    const { toasts, sheets, arrive, fail } = await page();
    await perform(() => void toasts.show({ tone: 'info', text: 'Saved.' }));
    await perform(() => void toasts.show({ tone: 'error', text: 'Not sent.' }));
    expect(read()).toBeUndefined();
    await fail();
    expect(read()).toBe('Saved.\nNot sent.');
    expect(sheets).toHaveLength(1);
    await perform(() => void dispatchEvent(new Event('keydown')));
    await arrive();
    expect(await shown()).toHaveLength(2);
    expect(read()).toBeUndefined();
  });

  it('are neither read nor shown once they are taken away', async () => {
    const { toasts, arrive, fail } = await page();
    let takeAway = () => {};
    await perform(() => void (takeAway = toasts.show({ tone: 'info', text: 'Sending…' })));
    await perform(() => void toasts.show({ tone: 'info', text: 'Saved.' }));
    await fail();
    await perform(() => takeAway());
    expect(read()).toBe('Saved.');
    await perform(() => void dispatchEvent(new Event('online')));
    await arrive();
    expect(await shown()).toEqual([expect.stringContaining('Saved.')]);
  });

  it('are closed with all others, also while they wait', async () => {
    const { toasts, arrive } = await page();
    await perform(() => void toasts.show({ tone: 'info', text: 'Of the one before.' }));
    await perform(() => toasts.closeAll());
    await perform(() => void toasts.show({ tone: 'info', text: 'Good bye.' }));
    await arrive();
    expect(await shown()).toEqual([expect.stringContaining('Good bye.')]);
  });

  it('can be taken away after they are shown', async () => {
    const { toasts, arrive } = await page();
    let takeAway = () => {};
    await perform(() => void (takeAway = toasts.show({ tone: 'error', text: 'Not sent.' })));
    await arrive();
    await shown();
    await perform(() => takeAway());
    expect(document.querySelector('[role="alertdialog"]')).toBeNull();
  });
});
