import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Progress, progressTones } from './Progress.tsx';
import { ProgressInline } from './ProgressInline.tsx';

const meta = {
  title: 'Components/Status/Progress',
  component: Progress,
  args: { label: 'kvk-uittreksel-2026.pdf', value: 64 },
  decorators: [
    Story => (
      <div className="max-w-80">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Progress>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'kvk-uittreksel-2026.pdf' });
    await expect(bar).toHaveAttribute('aria-valuenow', '64');
  },
};
export const Playground: Story = { args: { value: 30, max: 120 } };
/** The duration is not known. */
export const Endless: Story = { args: { label: 'Connecting to the registry', value: null } };
/** With the count of finished items. */
export const Counted: Story = {
  args: { label: 'Nightly screening', value: 412, max: 1284, valueText: '412 of 1,284 clients' },
};
/** An operation that failed says so. */
export const Failed: Story = { args: { tone: 'danger', value: 38, valueText: 'Stopped at 38%' } };
/** Long text wraps or is cut off; the layout holds. */
export const LongText: Story = {
  globals: { locale: 'de-DE' },
  args: {
    label: 'Gesellschafterverzeichnis-Vermögensverwaltungsgesellschaft-2026.pdf',
    valueText: '12 von 1.284 Kundinnen und Kunden geprüft',
  },
};
/** On one line, for a cell of a table. */
export const Inline: Story = {
  render: () => (
    <div className="grid gap-2">
      {[0, 5, 8].map(done => (
        <ProgressInline key={done} done={done} total={8} />
      ))}
      <ProgressInline done={0} total={0} />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('5/8')).toBeVisible();
  },
};
/** Every tone at the start, in the middle, at the end, and without a measure. */
export const Matrix: Story = {
  tags: ['visual'],
  render: () => (
    <div className="grid gap-4">
      {progressTones.flatMap(tone =>
        [0, 64, 100, null].map(value => (
          <Progress
            key={`${tone} ${value}`}
            label={`${tone}, ${value ?? 'unknown'}`}
            tone={tone}
            value={value}
          />
        )),
      )}
    </div>
  ),
};
