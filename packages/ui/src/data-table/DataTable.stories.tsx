import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { EmptyState } from '../empty-state/index.ts';
import { ErrorState } from '../error-state/index.ts';
import { RiskLevel } from '../risk-level/index.ts';
import { Status } from '../status/index.ts';
import { DataTable, type DataTableColumn, type DataTableProps } from './DataTable.tsx';

interface Row {
  readonly id: string;
  readonly name: string;
  readonly city: string;
  readonly number: string;
  readonly risk: 'low' | 'medium' | 'high' | null;
  readonly status: string;
  readonly updated: string;
}

const rows: readonly Row[] = [
  {
    id: '1',
    name: 'Van der Brüggen Holding B.V.',
    city: 'Utrecht',
    number: '68 75 01 10',
    risk: 'medium',
    status: 'Complete',
    updated: '10:42',
  },
  {
    id: '2',
    name: "Zoë Müller & Jan 't Hart",
    city: 'Antwerpen',
    number: '•••••••328',
    risk: 'low',
    status: 'Complete',
    updated: '10:15',
  },
  {
    id: '3',
    name: 'Stichting Pensioenfonds De Haven',
    city: 'Rotterdam',
    number: '41 12 68 30',
    risk: 'high',
    status: 'Under review',
    updated: '09:58',
  },
  {
    id: '4',
    name: 'Fam. Van den Broeck',
    city: 'Gent',
    number: '•••••••507',
    risk: null,
    status: 'Incomplete',
    updated: '18 Nov',
  },
];
const riskNames = { low: 'Low', medium: 'Medium', high: 'High' };

const columns: readonly DataTableColumn<Row>[] = [
  { id: 'name', header: 'Name', isSortable: true, isPrimary: true, cell: row => row.name },
  { id: 'city', header: 'City', isSortable: true, cell: row => row.city },
  { id: 'number', header: 'CoC / tax no.', isNoWrap: true, cell: row => row.number },
  {
    id: 'risk',
    header: 'Risk',
    cell: row => <RiskLevel level={row.risk} label={row.risk ? riskNames[row.risk] : 'Not assessed'} />,
  },
  {
    id: 'status',
    header: 'Status',
    isSortable: true,
    cell: row => <Status tone={row.risk === 'high' ? 'warning' : 'info'}>{row.status}</Status>,
  },
  { id: 'updated', header: 'Updated', align: 'end', isSortable: true, cell: row => row.updated },
];

const meta = {
  title: 'Components/Data/DataTable',
  component: DataTable<Row>,
  args: {
    caption: 'Registrations',
    columns,
    rows,
    rowKey: row => row.id,
    rowHref: row => `#${row.id}`,
    sort: { column: 'updated', direction: 'descending' },
    onSort: fn<NonNullable<DataTableProps<Row>['onSort']>>(),
  },
} satisfies Meta<typeof DataTable<Row>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['visual'],
  play: async ({ canvas, args, step }) => {
    await step('says what the list is sorted by', async () => {
      await expect(canvas.getByRole('columnheader', { name: 'Updated' })).toHaveAttribute(
        'aria-sort',
        'descending',
      );
      await expect(canvas.getByRole('columnheader', { name: 'City' })).not.toHaveAttribute('aria-sort');
    });
    await step('a heading sorts, and turns the order round', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'City' }));
      await expect(args.onSort).toHaveBeenLastCalledWith({ column: 'city', direction: 'ascending' });
      await userEvent.click(canvas.getByRole('button', { name: 'Updated' }));
      await expect(args.onSort).toHaveBeenLastCalledWith({ column: 'updated', direction: 'ascending' });
    });
    await step('the name of a row is its link', async () => {
      await expect(canvas.getByRole('link', { name: 'Van der Brüggen Holding B.V.' })).toHaveAttribute(
        'href',
        '#1',
      );
    });
  },
};
export const Stale: Story = { args: { isStale: true } };
export const Loading: Story = { args: { isLoading: true, rows: [] } };
export const Empty: Story = {
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
export const Failed: Story = {
  args: {
    rows: [],
    message: (
      <ErrorState title="The registrations could not be loaded">Nothing you typed is lost.</ErrorState>
    ),
  },
};
export const LongText: Story = {
  tags: ['visual'],
  args: {
    rows: rows.map(row => ({
      ...row,
      name: `${row.name} Vermögensverwaltungsgesellschaft Donaudampfschifffahrt`,
      city: 'Llanfairpwllgwyngyll',
    })),
  },
};
/** Below 768 px rows become cards. */
export const Narrow: Story = { globals: { viewport: { value: 'mobile1' } } };
