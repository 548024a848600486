import type { Meta, StoryObj } from '@storybook/react-vite';
import { UserPlus } from 'lucide';
import { useState } from 'react';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/index.ts';
import { EmptyState } from '../empty-state/index.ts';
import { ErrorState } from '../error-state/index.ts';
import { Cluster, Stack } from '../layout/index.ts';
import { NoPermission } from '../no-permission/index.ts';
import { SearchField } from '../search-field/index.ts';
import { exampleActions, exampleColumns, exampleRows, type Example } from './examples/registrations.tsx';
import {
  BulkBar,
  ColumnsButton,
  DataTable,
  inMemory,
  inPlace,
  noneSelected,
  plainLayout,
  selectedCount,
  type DataTableProps,
  type DataTableSort,
} from './index.ts';
import { icon } from '../icons/icon.ts';

const UserPlusIcon = icon(UserPlus);

/** A list that keeps its own state, as a page would. */
function Held({ hasFrame = false, ...args }: DataTableProps<Example> & { readonly hasFrame?: boolean }) {
  const [sorts, setSorts] = useState<readonly DataTableSort[]>(args.sorts ?? []);
  const [selection, setSelection] = useState(args.selection ?? noneSelected);
  const [layout, setLayout] = useState(args.layout ?? plainLayout);
  const [search, setSearch] = useState('');
  const total = args.total ?? args.rows.length;
  return (
    <Stack>
      {hasFrame && (
        <Cluster justify="between">
          <SearchField label="Search" value={search} onValueChange={setSearch} />
          <ColumnsButton columns={args.columns} layout={layout} onLayout={setLayout} />
        </Cluster>
      )}
      <DataTable
        {...args}
        search={search}
        sorts={sorts}
        onSort={next => {
          setSorts(next);
          args.onSort?.(next);
        }}
        layout={layout}
        onLayout={setLayout}
        selection={selection}
        {...(args.onSelect && {
          onSelect: next => {
            setSelection(next);
            args.onSelect?.(next);
          },
        })}
      />
      {args.onSelect && selectedCount(selection, total) > 0 && (
        <BulkBar selection={selection} total={total} pageSize={args.rows.length} onSelect={setSelection}>
          <Button size="small" icon={<UserPlusIcon aria-hidden className="size-4" />}>
            Assign
          </Button>
        </BulkBar>
      )}
    </Stack>
  );
}

const meta = {
  title: 'Components/Data/DataTable',
  component: DataTable<Example>,
  render: args => <Held {...args} />,
  args: {
    caption: 'Registrations',
    columns: exampleColumns,
    rows: exampleRows(8),
    rowKey: row => row.id,
    rowHref: row => `#${row.id}`,
    source: inMemory,
    onSort: fn<NonNullable<DataTableProps<Example>['onSort']>>(),
    onSelect: fn<NonNullable<DataTableProps<Example>['onSelect']>>(),
    rowActions: exampleActions,
  },
} satisfies Meta<typeof DataTable<Example>>;
export default meta;
type Story = StoryObj<typeof meta>;

const names = (root: HTMLElement) =>
  within(root)
    .getAllByRole('rowheader')
    .map(cell => cell.textContent);

export const Default: Story = {
  tags: ['visual'],
  play: async ({ canvas, canvasElement, args, step }) => {
    await step('a heading sorts, and turns the order round', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'City' }));
      await expect(args.onSort).toHaveBeenLastCalledWith([{ column: 'city', direction: 'ascending' }]);
      await expect(canvas.getByRole('columnheader', { name: 'City' })).toHaveAttribute(
        'aria-sort',
        'ascending',
      );
      await userEvent.click(canvas.getByRole('button', { name: 'City' }));
      await expect(canvas.getByRole('columnheader', { name: 'City' })).toHaveAttribute(
        'aria-sort',
        'descending',
      );
      await waitFor(() => expect(canvas.getByText('Sorted by City, descending')).toBeInTheDocument());
    });
    await step('the name of a row is its link', async () => {
      await expect(canvas.getAllByRole('link')[0]).toHaveTextContent(names(canvasElement)[0]!);
    });
  },
};
export const Playground: Story = {};

/** Find, sort, choose a range, act, open: without the mouse. */
export const ByKeyboard: Story = {
  play: async ({ canvas, canvasElement, args, step }) => {
    const focused = () => document.activeElement as HTMLElement;
    const rowOf = () => focused().closest('[role="row"]')?.getAttribute('aria-rowindex');
    await step('one stop of the Tab key leads into the grid, to the name of the first row', async () => {
      await userEvent.tab();
      await expect(focused()).toHaveRole('rowheader');
      await expect(rowOf()).toBe('2');
    });
    await step('arrows and j, k move; the headings are above', async () => {
      await userEvent.keyboard('{ArrowDown}jj{ArrowUp}k');
      await expect(rowOf()).toBe('3');
      await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowRight}');
      await expect(focused()).toHaveRole('columnheader');
      await userEvent.keyboard('{Enter}');
      await expect(args.onSort).toHaveBeenLastCalledWith([{ column: 'city', direction: 'ascending' }]);
      await userEvent.keyboard('{ArrowRight}{Shift>}{Enter}{/Shift}');
      await expect(args.onSort).toHaveBeenLastCalledWith([
        { column: 'city', direction: 'ascending' },
        { column: 'number', direction: 'ascending' },
      ]);
    });
    await step('Shift with the arrows chooses a range, x one row, Escape none', async () => {
      await userEvent.keyboard('{ArrowDown}{Shift>}{ArrowDown}{ArrowDown}{/Shift}');
      await expect(canvas.getAllByRole('row', { selected: true })).toHaveLength(3);
      await userEvent.keyboard('{Shift>}{ArrowUp}{ArrowUp}{/Shift}');
      await expect(canvas.getAllByRole('row', { selected: true })).toHaveLength(1);
      await userEvent.keyboard('{Shift>}{ArrowDown}{ArrowDown}{/Shift}');
      await expect(canvas.getAllByRole('row', { selected: true })).toHaveLength(3);
      await userEvent.keyboard('{ArrowDown}x');
      await expect(canvas.getAllByRole('row', { selected: true })).toHaveLength(4);
      await expect(await canvas.findByRole('toolbar')).toHaveTextContent('4 selected');
      await userEvent.keyboard('{Escape}');
      await expect(canvas.queryAllByRole('row', { selected: true })).toHaveLength(0);
    });
    await step('letters lead to the row that begins with them', async () => {
      await userEvent.keyboard('zoe');
      await expect(focused().closest('[role="row"]')).toHaveTextContent('Zoë Müller');
    });
    await step('Enter opens the row, and on "…" its menu', async () => {
      const link = within(focused().closest<HTMLElement>('[role="row"]')!).getByRole('link');
      const opened = fn((event: Event) => event.preventDefault());
      link.addEventListener('click', opened);
      await userEvent.keyboard('{Enter}');
      await expect(opened).toHaveBeenCalledOnce();
      await userEvent.keyboard('{End}{Enter}');
      const menu = await within(document.body).findByRole('menu');
      await expect(within(menu).getByText('Only accepted registrations')).toBeVisible();
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(names(canvasElement)).toHaveLength(8));
    });
  },
};

/** A page of a list that another user keeps: its rows come again while someone chooses. */
function Renewed(args: DataTableProps<Example>) {
  const [shown, setShown] = useState({ rows: args.rows, sorts: args.sorts ?? [] });
  const [selection, setSelection] = useState(noneSelected);
  const renew = (rows: readonly Example[], sorts: readonly DataTableSort[]) => () =>
    setShown({ rows, sorts });
  const all = exampleRows(8);
  return (
    <Stack>
      <Cluster>
        <Button onClick={renew(args.rows.toReversed(), [{ column: 'name', direction: 'descending' }])}>
          Turn round
        </Button>
        <Button onClick={renew(all.slice(2, 7), shown.sorts)}>Newer rows</Button>
        <Button onClick={renew(all.slice(6), shown.sorts)}>Other rows</Button>
      </Cluster>
      <DataTable {...args} {...shown} selection={selection} onSelect={setSelection} />
    </Stack>
  );
}

/**
 * A range belongs to its rows and not to their places. It goes on from the row that it began at, wherever that row has
 * come to stand; where that one is gone, from the first that is left of it; and where nothing is left, a new one begins
 * at the row that the reader is in.
 */
export const RangeOverNewerRows: Story = {
  args: { source: null, rows: exampleRows(5) },
  render: args => <Renewed {...args} />,
  play: async ({ canvas, step }) => {
    const name = (index: number) => exampleRows(8)[index]!.name;
    const chosen = () =>
      canvas
        .queryAllByRole('row', { selected: true })
        .map(row => within(row).getByRole('rowheader').textContent)
        .toSorted();
    const are = (...indexes: readonly number[]) => expect(chosen()).toEqual(indexes.map(name).toSorted());
    // As newer rows come: by themselves, while the focus stays where it is.
    const press = (label: string) => fireEvent.click(canvas.getByRole('button', { name: label }));

    await step('begins where the reader is, and takes the row that the key leads to', async () => {
      canvas.getByRole('rowheader', { name: name(1) }).focus();
      await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}');
      await are(1, 2);
    });
    await step('in another order it goes on from the row that it began at', async () => {
      await press('Turn round');
      // The reader is in the third place still, which row 2 has in both orders; row 1 stands below it now.
      await userEvent.keyboard('{Shift>}{ArrowUp}{/Shift}');
      await are(1, 2, 3);
    });
    await step('without that row it goes on from the first that is left; the others are let go', async () => {
      await press('Newer rows');
      await waitFor(() => are(2, 3));
      await expect(canvas.getByText(/1 selected row is no longer in the list/)).toBeVisible();
      await userEvent.keyboard('{Control>}{End}{/Control}{Shift>}{ArrowUp}{/Shift}');
      await are(2, 3, 4, 5);
    });
    await step('without any of its rows a new one begins at the row that the reader is in', async () => {
      await press('Other rows');
      await waitFor(() => are());
      await userEvent.keyboard('{Shift>}{ArrowUp}{/Shift}');
      await are(6, 7);
    });
  },
};
/** With selected rows. */
export const Selected: Story = {
  tags: ['visual', 'key'],
  args: { selection: { kind: 'some', keys: new Set(['2', '3']) } },
};

/** A page of a longer list: choosing all of it offers all that match. */
export const AllThatMatch: Story = {
  args: { source: null, total: 1284 },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select all rows on this page' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Select all 1,284 that match' }));
    await expect(canvas.getByRole('toolbar')).toHaveTextContent('1,284 selected');
    await userEvent.click(canvas.getAllByRole('checkbox')[1]!);
    await expect(canvas.getByRole('toolbar')).toHaveTextContent('1,283 selected');
  },
};

/** Which columns, in which order, and which of them stay. */
export const Columns: Story = {
  render: args => <Held {...args} hasFrame />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Columns' }));
    const panel = within(document.body);
    await userEvent.click(await panel.findByRole('checkbox', { name: 'City' }));
    await expect(canvas.queryByRole('columnheader', { name: 'City' })).toBeNull();
    await userEvent.click(panel.getByRole('button', { name: 'Keep Risk at the start' }));
    await expect(canvas.getAllByRole('columnheader')[1]).toHaveTextContent('Risk');
    await userEvent.click(panel.getByRole('button', { name: 'Reset columns' }));
    await expect(canvas.getByRole('columnheader', { name: 'City' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
  },
};

/** Nothing waits for a scroll: only the rows in sight are drawn, and the one with the focus. */
export const HundredThousandRows: Story = {
  args: { rows: exampleRows(100_000), className: 'h-96' },
  render: args => <Held {...args} hasFrame />,
  play: async ({ canvas, canvasElement, step }) => {
    await step('says how many there are, and draws a few', async () => {
      await expect(canvas.getByRole('grid')).toHaveAttribute('aria-rowcount', '100001');
      await expect(names(canvasElement).length).toBeLessThan(60);
    });
    await step('scrolls before anybody has touched anything else', async () => {
      const frame = canvas.getByRole('grid').parentElement!;
      frame.scrollTop = 400_000;
      await waitFor(() => expect(canvasElement.querySelector('[data-row="10010"]')).toBeVisible());
      frame.scrollTop = 0;
      await waitFor(() => expect(canvasElement.querySelector('[data-row="0"]')).toBeVisible());
    });
    await step('the last row is two keys away', async () => {
      await userEvent.tab();
      await userEvent.tab();
      await userEvent.tab();
      await userEvent.keyboard('{Control>}{End}{/Control}');
      await waitFor(() =>
        expect(document.activeElement?.closest('[role="row"]')).toHaveAttribute('aria-rowindex', '100001'),
      );
    });
    await step('the row with the focus stays while others scroll by', async () => {
      canvas.getByRole('grid').parentElement!.scrollTop = 0;
      await waitFor(() => expect(names(canvasElement)).toContain('Van der Brüggen Holding B.V.'));
      await expect(document.activeElement?.closest('[role="row"]')).toHaveAttribute(
        'aria-rowindex',
        '100001',
      );
    });
    await step('a search finds, and says how many', async () => {
      await userEvent.type(canvas.getByRole('searchbox'), 'avila 999');
      await waitFor(() => expect(canvas.getByRole('grid').getAttribute('aria-rowcount')).not.toBe('100001'));
    });
  },
};
/** Totals stay in sight at the bottom. */
export const Totals: Story = { args: { rows: exampleRows(4) } };
/** A row can be expanded for its details. */
export const Expandable: Story = {
  args: { detail: row => <p>{`${row.name}, ${row.city}: everything else about it.`}</p> },
  play: async ({ canvas }) => {
    const [open] = canvas.getAllByRole('button', { name: /^Show details of/ });
    await userEvent.click(open!);
    await expect(canvas.getByText(/everything else about it/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: /^Hide details of/ })).toHaveAttribute(
      'aria-expanded',
      'true',
    );
  },
};

const saved = fn((_row: Example, value: string) =>
  value === 'Atlantis' ? Promise.reject(new Error('Nobody knows this place.')) : Promise.resolve(),
);
/** Cells can be edited in place. */
export const EditedInPlace: Story = {
  args: {
    columns: exampleColumns.map(column =>
      column.id === 'city'
        ? {
            ...column,
            edit: inPlace<Example>({
              value: row => row.city,
              validate: value => (value.trim() === '' ? 'This field is required' : undefined),
              save: saved,
            }),
          }
        : column,
    ),
  },
  play: async ({ canvas, step }) => {
    await userEvent.tab();
    await step('F2 or Enter changes the cell; what is wrong is said before anything is sent', async () => {
      await userEvent.keyboard('{ArrowRight}{F2}');
      const input = await canvas.findByRole('textbox', { name: 'Edit City' });
      await userEvent.clear(input);
      await expect(input).toBeInvalid();
      await userEvent.keyboard('{Enter}');
      await expect(saved).not.toHaveBeenCalled();
    });
    await step('what could not be saved stays, with the reason', async () => {
      await userEvent.type(canvas.getByRole('textbox', { name: 'Edit City' }), 'Atlantis{Enter}');
      await expect(await within(document.body).findByRole('alert')).toHaveTextContent(
        'Nobody knows this place.',
      );
      await expect(canvas.getByRole('textbox', { name: 'Edit City' })).toHaveValue('Atlantis');
    });
    await step('Escape leaves it as it was, and the focus comes back', async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(document.activeElement).toHaveRole('gridcell'));
    });
  },
};
/** While newer rows are loading the old ones stay, dimmed. */
export const Stale: Story = { args: { isStale: true } };
/** While rows are loading, skeletons reserve their space. */
export const Loading: Story = { args: { isLoading: true, rows: [] } };
/** The list has no rows yet: it says what will be here. */
export const EmptyFirstTime: Story = {
  tags: ['visual'],
  args: {
    rows: [],
    message: (
      <EmptyState title="No registrations yet">
        Registrations appear here as soon as somebody starts an onboarding.
      </EmptyState>
    ),
  },
};
/** No row matches the filters: it offers to clear them. */
export const EmptyByFilter: Story = {
  args: {
    rows: [],
    message: (
      <EmptyState title="Nothing matches" action={<Button>Clear filters</Button>}>
        No registration matches what you search for.
      </EmptyState>
    ),
  },
};
/** The rows could not be loaded: it offers to try again. */
export const Failed: Story = {
  args: {
    rows: [],
    message: (
      <ErrorState title="The registrations could not be loaded">Nothing you typed is lost.</ErrorState>
    ),
  },
};
/** The reader may not see the list: it says who can change that. */
export const WithoutPermission: Story = {
  args: { rows: [], message: <NoPermission>Ask an Admin of your firm.</NoPermission> },
};
/** Long text wraps or is cut off; the layout holds. */
export const LongText: Story = {
  args: {
    rows: exampleRows(4).map(row => ({
      ...row,
      name: `${row.name} Vermögensverwaltungsgesellschaft Donaudampfschifffahrt`,
      city: 'Llanfairpwllgwyngyll',
    })),
  },
  play: async ({ step }) => {
    await step('the full text of a cell that is cut off shows on focus', async () => {
      await userEvent.tab();
      await waitFor(() =>
        expect(document.querySelector('body > [aria-hidden].fixed')).toHaveTextContent(
          'Donaudampfschifffahrt',
        ),
      );
    });
  },
};
/** In a right-to-left language everything is mirrored. */
export const RightToLeft: Story = {
  globals: { dir: 'rtl' },
  play: async () => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(document.activeElement).toHaveAttribute('aria-colindex', '3');
  },
};
/** In German: labels are longer, and numbers and dates follow the language. */
export const German: Story = {
  globals: { locale: 'de-DE' },
  args: { selection: { kind: 'some', keys: new Set(['1']) } },
};
/** Below 768 px rows become cards. */
export const Narrow: Story = { globals: { viewport: { value: 'mobile1' } } };
