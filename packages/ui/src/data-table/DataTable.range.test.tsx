import { describe, expect, it } from 'vitest';
import { perform, render } from '../testing/render.tsx';
import { exampleColumns, exampleRows, type Example } from './examples/registrations.tsx';
import { DataTable, noneSelected, type DataTableSort } from './index.ts';

const rows = exampleRows(8);
const of = (...ids: readonly number[]) => ids.map(id => rows[id - 1]!);
const byCity: readonly DataTableSort[] = [{ column: 'city', direction: 'ascending' }];

/** A list whose rows another user gives, and what of it is chosen. */
async function list() {
  let selection = noneSelected;
  let shown: {
    rows: readonly Example[];
    offset?: number;
    sorts?: readonly DataTableSort[];
    isLoading?: boolean;
  } = { rows: of(1, 2, 3, 4) };
  const { container, rerender } = await render(<></>);
  const draw = () =>
    rerender(
      <DataTable
        caption="Registrations"
        columns={exampleColumns}
        rowKey={row => row.id}
        total={8}
        selection={selection}
        onSelect={next => {
          selection = next;
        }}
        {...shown}
      />,
    );
  const replace = async (next: typeof shown) => {
    shown = next;
    // Once for the rows, and once for what became of the selection.
    await draw();
    await draw();
  };
  await draw();
  return {
    replace,
    chosen: () => [...selection.keys].toSorted(),
    announced: () => container.querySelector('[role="status"]')?.textContent ?? '',
    press: async (index: number, shiftKey = false) => {
      const box = container.querySelector(`[data-row="${index}"] input[type="checkbox"]`);
      await perform(() => box?.dispatchEvent(new MouseEvent('click', { bubbles: true, shiftKey })));
      await draw();
    },
    /** Presses keys in the row that the reader is in. */
    keys: async (...keys: readonly string[]) => {
      for (const name of keys) {
        const [, shift, key = ''] = /^(Shift\+)?(.*)$/.exec(name) ?? [];
        const options = { key, shiftKey: shift !== undefined, bubbles: true };
        await perform(() =>
          container.querySelector('[tabindex="0"]')?.dispatchEvent(new KeyboardEvent('keydown', options)),
        );
        await draw();
      }
    },
    letGo: async () => {
      selection = noneSelected;
      await draw();
    },
  };
}

const [down, up] = ['Shift+ArrowDown', 'Shift+ArrowUp'];

describe('Shift with an arrow', () => {
  it('makes the range shorter on the way back, and longer again on the other side of where it began', async () => {
    const { keys, chosen } = await list();
    await keys('ArrowDown', 'ArrowDown', down);
    expect(chosen()).toEqual(['3', '4']);
    await keys(up);
    expect(chosen()).toEqual(['3']);
    await keys(up);
    expect(chosen()).toEqual(['2', '3']);
  });

  it('leaves what was chosen before as it was, also where the range has been over it', async () => {
    const { keys, press, chosen } = await list();
    await press(2);
    await press(0);
    await keys(down, down, down);
    expect(chosen()).toEqual(['1', '2', '3', '4']);
    await keys(up, up, up);
    expect(chosen()).toEqual(['1', '3']);
  });

  it('lets go in the same way where the range began with letting go', async () => {
    const { keys, press, chosen } = await list();
    for (const index of [0, 1, 2, 3, 0]) await press(index);
    await keys(down, down);
    expect(chosen()).toEqual(['4']);
    await keys(up);
    expect(chosen()).toEqual(['3', '4']);
  });

  it.each([
    ['Escape', (grid: Awaited<ReturnType<typeof list>>) => grid.keys('Escape')],
    ['the button beside the list', (grid: Awaited<ReturnType<typeof list>>) => grid.letGo()],
  ])('begins anew where the reader is after %s', async (_, clear) => {
    const grid = await list();
    await grid.keys(down);
    await clear(grid);
    await grid.keys('ArrowDown', down);
    expect(grid.chosen()).toEqual(['3', '4']);
  });

  it('lets nothing go that is not shown any more', async () => {
    const { keys, replace, chosen } = await list();
    await keys(down, down);
    await replace({ rows: of(2, 3, 4, 5), offset: 1 });
    await keys(up);
    expect(chosen()).toEqual(['1', '2', '3']);
  });
});

describe('a range', () => {
  it('becomes shorter by a press with Shift that is nearer', async () => {
    const { press, chosen } = await list();
    await press(0);
    await press(3, true);
    await press(1, true);
    expect(chosen()).toEqual(['1', '2']);
  });
});

describe('a range whose rows are replaced', () => {
  it('begins at the row that it began at, wherever another order has put it', async () => {
    const { press, replace, chosen } = await list();
    await press(0);
    await replace({ rows: of(4, 3, 2, 1), sorts: byCity });
    await press(2, true);
    expect(chosen()).toEqual(['1', '2']);
  });

  it('goes on from what is left of it', async () => {
    const { press, replace, chosen } = await list();
    await press(0);
    await press(1, true);
    await replace({ rows: of(2, 3, 4, 5) });
    await press(3, true);
    expect(chosen()).toEqual(['2', '3', '4', '5']);
  });

  it('begins anew where nothing of it is left', async () => {
    const { press, replace, chosen } = await list();
    await press(0);
    await replace({ rows: of(5, 6, 7, 8), offset: 4 });
    await press(1, true);
    expect(chosen()).toEqual(['1', '6']);
  });
});

describe('chosen rows that newer ones replace', () => {
  it('stay chosen where they are still here; the others are let go, and counted', async () => {
    const { press, replace, chosen, announced } = await list();
    await press(0);
    await press(2, true);
    await replace({ rows: of(2, 4, 5, 6) });
    expect(chosen()).toEqual(['2']);
    expect(announced()).toContain('2 selected rows are no longer in the list');
    await press(1);
    expect(announced()).not.toContain('no longer here');
  });

  it.each([
    ['another page', { rows: of(5, 6, 7, 8), offset: 4 }],
    ['another order', { rows: of(5, 6, 7, 8), sorts: byCity }],
  ])('stay chosen on %s', async (_, next) => {
    const { press, replace, chosen, announced } = await list();
    await press(0);
    // The old rows stand while the new ones are on their way.
    await replace({ ...next, rows: of(1, 2, 3, 4) });
    await replace(next);
    expect(chosen()).toEqual(['1']);
    expect(announced()).not.toContain('no longer here');
  });

  it('stay chosen while nothing has come yet', async () => {
    const { press, replace, chosen } = await list();
    await press(0);
    await replace({ rows: [], isLoading: true });
    await replace({ rows: of(1, 2, 3, 4) });
    expect(chosen()).toEqual(['1']);
  });
});
