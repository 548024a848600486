import { describe, expect, it, vi } from 'vitest';
import { describeContract } from '../testing/describe-contract.tsx';
import { perform, render } from '../testing/render.tsx';
import { exampleColumns, exampleRows } from './examples/registrations.tsx';
import {
  BulkBar,
  ColumnsButton,
  DataTable,
  inMemory,
  noneSelected,
  plainLayout,
  type Selection,
} from './index.ts';

const rows = exampleRows(3);
const table = (
  <DataTable
    caption="Registrations"
    columns={exampleColumns}
    rows={rows}
    rowKey={row => row.id}
    source={inMemory}
  />
);

describe('DataTable', () => {
  it('is a grid with its size, its headings and one cell that Tab leads to', async () => {
    const { container } = await render(table);
    const grid = container.querySelector('[role="grid"]');
    expect(grid?.getAttribute('aria-label')).toBe('Registrations');
    expect(grid?.getAttribute('aria-rowcount')).toBe('4');
    expect(container.querySelectorAll('[role="columnheader"]')).toHaveLength(exampleColumns.length);
    expect(container.querySelectorAll('[tabindex="0"]')).toHaveLength(1);
    expect([...container.querySelectorAll('[role="rowheader"]')].map(cell => cell.textContent)).toEqual(
      rows.map(row => row.name),
    );
  });

  it('counts rows among all that match, wherever the page begins', async () => {
    const { container } = await render(
      <DataTable
        caption="Page 3"
        columns={exampleColumns}
        rows={rows}
        rowKey={row => row.id}
        total={1284}
        offset={50}
      />,
    );
    expect(container.querySelector('[role="grid"]')?.getAttribute('aria-rowcount')).toBe('1285');
    expect(container.querySelector('[data-row="0"]')?.getAttribute('aria-rowindex')).toBe('52');
  });

  it('does a row action by its letter, in the row that the keyboard is in and where it is possible', async () => {
    const done = vi.fn<(name: string) => void>();
    const { container } = await render(
      <DataTable
        caption="Registrations"
        columns={exampleColumns}
        rows={rows}
        rowKey={row => row.id}
        source={inMemory}
        rowActions={row => [
          { id: 'mine', label: 'Assign to me', shortcut: 'i', onSelect: () => done(row.name) },
          {
            id: 'gone',
            label: 'Delete',
            shortcut: 'd',
            disabledReason: 'Signed',
            onSelect: () => done('gone'),
          },
        ]}
      />,
    );
    const press = (key: string) =>
      perform(() =>
        container
          .querySelector('[tabindex="0"]')
          ?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true })),
      );
    await press('ArrowDown');
    await press('i');
    expect(done.mock.calls).toEqual([[rows[1]?.name]]);
    await press('d');
    expect(done).toHaveBeenCalledTimes(1);
  });

  it('chooses a range with Shift, the way the first row was turned', async () => {
    const onSelect = vi.fn<(selection: Selection) => void>();
    const { container, rerender } = await render(<></>);
    let selection = noneSelected;
    const draw = () =>
      rerender(
        <DataTable
          caption="Registrations"
          columns={exampleColumns}
          rows={rows}
          rowKey={row => row.id}
          selection={selection}
          onSelect={next => {
            selection = next;
            onSelect(next);
          }}
        />,
      );
    await draw();
    const box = (index: number) =>
      container.querySelector<HTMLElement>(`[data-row="${index}"] input[type="checkbox"]`)!;
    await perform(() => box(0).click());
    await draw();
    await perform(() => box(2).dispatchEvent(new MouseEvent('click', { bubbles: true, shiftKey: true })));
    expect([...selection.keys]).toEqual(['1', '2', '3']);
  });

  it('shows its message in place of rows', async () => {
    const { container } = await render(
      <DataTable
        caption="None"
        columns={exampleColumns}
        rows={[]}
        rowKey={row => row.id}
        message="Nothing here"
      />,
    );
    expect(container.textContent).toBe('Nothing here');
  });
});

describe('BulkBar', () => {
  describeContract(
    <BulkBar selection={{ kind: 'some', keys: new Set(['1']) }} total={3} pageSize={3} onSelect={vi.fn()}>
      <button type="button">Assign</button>
    </BulkBar>,
  );

  it('says beside what is chosen how many there are', async () => {
    const { container } = await render(
      <BulkBar
        selection={{ kind: 'some', keys: new Set(['1', '2']) }}
        total={37}
        pageSize={25}
        summary="37 registrations"
        onSelect={vi.fn()}
      >
        {null}
      </BulkBar>,
    );
    expect(container.textContent).toMatch(/^37 registrations\. 2 selected/);
  });
});

describe('ColumnsButton', () => {
  it('gives its button to a ref', async () => {
    let button: HTMLButtonElement | null = null;
    await render(
      <ColumnsButton
        ref={element => {
          button = element;
        }}
        columns={exampleColumns}
        layout={plainLayout}
        onLayout={vi.fn()}
      />,
    );
    expect(button).toMatchObject({ textContent: 'Columns' });
  });
});
