import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Link } from '../link/index.ts';
import { Status } from '../status/index.ts';
import { narrow } from '../testing/narrow.tsx';
import { ValueList } from './ValueList.tsx';

const meta = {
  title: 'Components/Data/ValueList',
  component: ValueList,
  args: {
    items: [
      { id: '1', label: 'Maarten van der Brüggen', note: 'UBO, signs', value: '51 %' },
      { id: '2', label: 'Zoë Müller', note: 'UBO', value: '37 %' },
      { id: '3', label: 'STAK De Linde', value: '12 %' },
    ],
    total: { label: 'Total', value: '100 %' },
  },
} satisfies Meta<typeof ValueList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('definition').at(-1)).toHaveTextContent('100 %');
  },
};
export const Playground: Story = {};
/** States in place of figures: nothing to add up. */
export const States: Story = {
  render: () => (
    <ValueList
      items={[
        {
          id: '1',
          label: 'Extract',
          note: 'Holding B.V.',
          value: <Status tone="success">In the file</Status>,
        },
        {
          id: '2',
          label: <Link href="#identity">Identity document</Link>,
          note: 'Zoë Müller',
          value: <Status tone="warning">Missing</Status>,
        },
      ]}
    />
  ),
};
/** German text, 320 px wide: a value that has no room goes below. */
export const LongText: Story = {
  args: {
    items: [
      {
        id: '1',
        label: 'Vermögensverwaltungsgesellschaft Donaudampfschifffahrt mbH',
        note: 'Wirtschaftlich Berechtigte, zeichnungsberechtigt',
        value: '100 %',
      },
    ],
  },
  decorators: [narrow],
};
/** With a total, and without one. */
export const Matrix: Story = {
  render: args => (
    <div className="grid gap-6">
      <ValueList {...args} />
      <ValueList items={args.items} />
    </div>
  ),
};
