import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { RiskLevel } from '../risk-level/RiskLevel.tsx';
import { narrow } from '../testing/narrow.tsx';
import { BarChart } from './BarChart.tsx';
import { FunnelChart } from './FunnelChart.tsx';
import { LineChart } from './LineChart.tsx';
import { StackedBarChart } from './StackedBarChart.tsx';

const months = ['Dec', 'Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov'];
const counts = [
  [14, 8, 9],
  [19, 10, 12],
  [17, 10, 10],
  [21, 12, 14],
  [18, 9, 15],
  [16, 9, 11],
  [19, 11, 12],
  [12, 6, 8],
  [11, 7, 9],
  [20, 12, 14],
  [24, 13, 17],
  [17, 10, 12],
];
const series = [
  { id: 'individual', label: 'Individual' },
  { id: 'joint', label: 'Joint' },
  { id: 'business', label: 'Business' },
];
const rows = months.map((label, index) => ({
  id: label,
  label,
  href: `#${label}`,
  values: counts[index]!.map(value => ({ value })),
}));
const withLinks = rows.map(row => ({
  ...row,
  values: row.values.map((value, index) => ({ ...value, href: `#${row.id}-${index}` })),
}));
const risks = [
  { id: 'low', label: 'Low', value: 1415, href: '#low' },
  { id: 'medium', label: 'Medium', value: 738, href: '#medium' },
  { id: 'high', label: 'High', value: 128, href: '#high' },
  { id: 'unacceptable', label: 'Unacceptable', value: 3, href: '#unacceptable' },
];
const stages = [
  { id: 'incomplete', label: 'Incomplete', value: 468, href: '#incomplete' },
  { id: 'complete', label: 'Complete', value: 402, href: '#complete' },
  { id: 'accepted', label: 'Accepted', value: 371, href: '#accepted' },
  { id: 'done', label: 'Done', value: 349, href: '#done' },
];

const meta = {
  title: 'Components/Structure/Charts',
  component: StackedBarChart,
  subcomponents: { BarChart, LineChart, FunnelChart },
  args: { title: 'Registrations over the past 12 months', series, rows },
  decorators: [
    Story => (
      <div className="max-w-column rounded-md bg-surface p-panel">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof StackedBarChart>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, step }) => {
    await step('every sum is a link', async () => {
      await expect(canvas.getByRole('link', { name: 'Oct: 54' })).toHaveAttribute('href', '#Oct');
    });
    await step('the same numbers are a table, one press away', async () => {
      await userEvent.tab();
      await userEvent.keyboard('{Enter}');
      await expect(canvas.getByRole('table', { name: /past 12 months/ })).toBeVisible();
      await userEvent.keyboard('{Enter}');
      await expect(canvas.queryByRole('table')).toBeNull();
    });
  },
};
export const Playground: Story = { args: { isTableAtFirst: false, headingLevel: 3 } };
/** Each part links to what it counts. */
export const PartsAsLinks: Story = {
  args: { rows: withLinks },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Oct, Joint: 13' })).toBeInTheDocument();
  },
};
/** The same numbers as a table. */
export const AsTable: Story = { args: { isTableAtFirst: true } };
/** A bar for each kind. */
export const Bars: Story = {
  render: () => (
    <BarChart
      title="Clients by risk level"
      items={risks.map(risk => ({
        ...risk,
        label: risk.label,
        mark: <RiskLevel level={risk.id as 'low'} label="" />,
      }))}
    />
  ),
};
const took: Readonly<Record<string, string>> = { incomplete: '6.5', complete: '1.5', accepted: '3' };
/** How many reached each stage. */
export const Funnel: Story = {
  render: () => (
    <FunnelChart
      title="Pipeline"
      stages={stages}
      measure={{ label: 'Days', of: id => took[id] ?? '—' }}
      variant="sheet"
    />
  ),
};

const days = [6.5, 6.1, 5.8, null, 5.2, 5.5, 4.9, 4.4, 4.6, 4.1, 3.9, 4];
/** A development over time. */
export const Line: Story = {
  render: () => (
    <LineChart
      title="Median working days"
      series={[
        { id: 'all', label: 'All registrations' },
        { id: 'high', label: 'High risk' },
      ]}
      rows={months.map((label, index) => ({
        id: label,
        label,
        values: [
          { value: days[index] ?? null, href: `#${label}` },
          { value: days[index] === null ? null : (days[index] ?? 0) * 1.6 },
        ],
      }))}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Nov, All registrations: 4' })).toBeInTheDocument();
  },
};
/** Without data it says so. */
export const Empty: Story = {
  args: { rows: rows.map(row => ({ ...row, href: undefined, values: series.map(() => ({ value: 0 })) })) },
};

/** German, in 320 px. */
export const LongText: Story = {
  globals: { locale: 'de-DE' },
  args: { title: 'Registrierungen der Vermögensverwaltungsgesellschaft in den vergangenen zwölf Monaten' },
  decorators: [narrow],
};

/** All four, and a table. */
export const Matrix: Story = {
  tags: ['visual'],
  render: args => (
    <div className="grid gap-8">
      <StackedBarChart {...args} />
      <BarChart title="Clients by risk level" items={risks} />
      <FunnelChart title="Pipeline" stages={stages} />
      <LineChart title="By kind" series={series} rows={rows} />
      <BarChart title="Clients by risk level, as a table" items={risks} isTableAtFirst />
    </div>
  ),
};
