import type { Meta, StoryObj } from '@storybook/react-vite';
import { narrow } from '../testing/narrow.tsx';
import { RiskLevel } from './RiskLevel.tsx';

const meta = {
  title: 'Components/Status/RiskLevel',
  component: RiskLevel,
  args: { level: 'medium', label: 'Medium' },
} satisfies Meta<typeof RiskLevel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = {};
/** Three filled bars. */
export const High: Story = { args: { level: 'high', label: 'High' } };
/** The highest level has a stop sign instead of bars. */
export const Unacceptable: Story = { args: { level: 'unacceptable', label: 'Unacceptable' } };
/** No one has looked yet: no mark at all, and never a zero. */
export const NotAssessed: Story = { args: { level: null, label: 'Not assessed' } };
/** Every variant and state. */
export const Matrix: Story = {
  tags: ['visual'],
  render: () => (
    <div className="grid gap-3 text-sm">
      {(
        [
          ['low', 'Low'],
          ['medium', 'Medium'],
          ['high', 'High'],
          ['unacceptable', 'Unacceptable'],
          [null, 'Not assessed'],
        ] as const
      ).map(([level, label]) => (
        <RiskLevel key={label} level={level} label={label} />
      ))}
    </div>
  ),
};
/** German text, 320 px wide. */
export const LongText: Story = {
  args: { level: 'unacceptable', label: 'Nicht akzeptabel nach Geldwäschegesetz' },
  decorators: [narrow],
};
