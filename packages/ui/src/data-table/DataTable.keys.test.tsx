import { useState } from 'react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { perform, render } from '../testing/render.tsx';
import { exampleColumns, exampleRows } from './examples/registrations.tsx';
import { DataTable, inMemory, noneSelected } from './index.ts';
import { lateGridKeys } from './late-grid-keys.ts';

const rows = exampleRows(5);

function List() {
  const [selection, setSelection] = useState(noneSelected);
  return (
    <>
      <DataTable
        caption="Registrations"
        columns={exampleColumns}
        rows={rows}
        rowKey={row => row.id}
        source={inMemory}
        selection={selection}
        onSelect={setSelection}
      />
      <button type="button">After</button>
    </>
  );
}

/** A list whose code for keys comes when it is told to. */
async function early() {
  const keys = await lateGridKeys.load();
  const coming = Promise.withResolvers<typeof keys>();
  vi.spyOn(lateGridKeys, 'loaded').mockReturnValue(null);
  vi.spyOn(lateGridKeys, 'load').mockReturnValue(coming.promise);
  onTestFinished(() => void vi.restoreAllMocks());
  const { container } = await render(<List />);
  await perform(() => container.querySelector<HTMLElement>('[data-slot][tabindex="0"]')?.focus());
  return {
    container,
    arrive: () =>
      perform(() => {
        vi.mocked(lateGridKeys.loaded).mockReturnValue(keys);
        coming.resolve(keys);
      }),
    fail: () => perform(() => coming.reject(new Error('offline'))),
  };
}

/** Presses a key where the focus is; true when nobody else may answer it any more. */
async function press(key: string, init: KeyboardEventInit = {}): Promise<boolean> {
  const event = new KeyboardEvent('keydown', { ...init, key, bubbles: true, cancelable: true });
  await perform(() => void document.activeElement?.dispatchEvent(event));
  return event.defaultPrevented;
}
const focusedRow = () => document.activeElement?.closest('[data-row]')?.getAttribute('data-row');
const chosen = (container: Element) =>
  [...container.querySelectorAll('[aria-selected="true"]')].map(row => row.getAttribute('data-row'));

describe('a key that is pressed before its code is there', () => {
  it('is carried out once it is, after those before it', async () => {
    const { container, arrive } = await early();
    for (const key of ['ArrowDown', 'ArrowDown', ' ', 'ArrowUp']) expect(await press(key)).toBe(true);
    expect(focusedRow()).toBe('0');
    await arrive();
    expect(focusedRow()).toBe('1');
    expect(chosen(container)).toEqual(['2']);
  });

  it('keeps what was held with it', async () => {
    const { container, arrive } = await early();
    await press('ArrowDown', { shiftKey: true });
    await press('End', { ctrlKey: true });
    await arrive();
    expect(chosen(container)).toEqual(['0', '1']);
    expect(focusedRow()).toBe('4');
  });

  it('reaches the browser and the page where it is theirs', async () => {
    await early();
    for (const [key, init] of [
      ['Tab', {}],
      ['F5', {}],
      ['?', {}],
      ['f', { ctrlKey: true }],
      ['ArrowLeft', { altKey: true }],
    ] as const)
      expect(await press(key, init), key).toBe(false);
  });

  it('is dropped when the focus has left the list', async () => {
    const { container, arrive } = await early();
    await press(' ');
    await perform(() => container.querySelector<HTMLElement>('button:last-of-type')?.focus());
    await arrive();
    expect(chosen(container)).toEqual([]);
  });

  it('is answered where the code does not come', async () => {
    const { fail } = await early();
    await press('ArrowDown');
    await fail();
    const alert = () => document.querySelector('[role="alertdialog"]');
    expect(alert()?.textContent).toContain('again');
    // It comes when it is tried again: there is nothing to load the page for.
    vi.mocked(lateGridKeys.load).mockRestore();
    const yes = [...alert()!.querySelectorAll('button')].find(({ textContent }) => textContent === 'Yes')!;
    await perform(() => yes.click());
    await vi.waitFor(() => expect(alert()).toBeNull());
  });
});
