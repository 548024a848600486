import { act, useLayoutEffect } from 'react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { render } from '../testing/render.tsx';
import { exampleColumns, exampleRows } from './examples/registrations.tsx';
import { DataTable, inMemory } from './index.ts';

const rows = exampleRows(120);
const drawn = () => document.querySelectorAll('[role="rowheader"]').length;

/** A page with the table, which notes how many rows each of its own frames has. */
function Page({ isLoading, seen }: { readonly isLoading: boolean; readonly seen: number[] }) {
  useLayoutEffect(() => {
    seen.push(drawn());
  });
  return (
    <DataTable
      caption="Registrations"
      columns={exampleColumns}
      rows={isLoading ? [] : rows}
      rowKey={row => row.id}
      isLoading={isLoading}
      source={inMemory}
    />
  );
}

it('draws what a screen has room for, and the rest of the rows right after it', async () => {
  const seen: number[] = [];
  await render(<Page isLoading={false} seen={seen} />);
  expect(seen).toEqual([Math.ceil(innerHeight / 40)]);
  expect(drawn()).toBe(rows.length);
});

it('draws the rest when the browser has come to rest', async () => {
  let rest = () => {};
  vi.stubGlobal('requestIdleCallback', (work: () => void) => {
    rest = work;
    return 1;
  });
  vi.stubGlobal('cancelIdleCallback', () => {});
  onTestFinished(() => void vi.unstubAllGlobals());
  await render(<Page isLoading={false} seen={[]} />);
  expect(drawn()).toBe(Math.ceil(innerHeight / 40));
  await act(async () => rest());
  expect(drawn()).toBe(rows.length);
});

it('does so too when the rows come later than the table', async () => {
  const seen: number[] = [];
  const { rerender } = await render(<Page isLoading seen={seen} />);
  await rerender(<Page isLoading={false} seen={seen} />);
  expect(seen).toEqual([0, Math.ceil(innerHeight / 40)]);
  expect(drawn()).toBe(rows.length);
});

it('has drawn what stands before the row that somebody comes back to when that takes the focus', async () => {
  let before: (string | null)[] = [];
  const note = () => {
    before = [...document.querySelectorAll('[role="row"]')].map(row => row.getAttribute('aria-rowindex'));
  };
  addEventListener('focusin', note, { once: true });
  await render(
    <DataTable
      caption="Registrations"
      columns={exampleColumns}
      rows={rows}
      rowKey={row => row.id}
      initialRow={rows[70]!.id}
      source={inMemory}
    />,
  );
  // With the headings, which are the first row.
  expect(before.slice(0, 72)).toEqual(Array.from({ length: 72 }, (_, index) => String(index + 1)));
});
