import type { Meta, StoryObj } from '@storybook/react-vite';
import { narrow } from '../testing/narrow.tsx';
import { Breadcrumbs } from './Breadcrumbs.tsx';

const meta = {
  title: 'Components/Structure/Breadcrumbs',
  component: Breadcrumbs,
  args: {
    label: 'You are here',
    crumbs: [
      { label: 'Registrations', href: '#registrations' },
      { label: 'Business', href: '#business' },
    ],
  },
} satisfies Meta<typeof Breadcrumbs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['visual'] };
export const Playground: Story = {};
/** German text, 320 px wide. */
export const LongText: Story = {
  args: {
    label: 'Sie sind hier',
    crumbs: [
      { label: 'Vermögensverwaltungsgesellschaften', href: '#a' },
      { label: 'Donaudampfschifffahrt Beteiligungs-GmbH & Co. KG', href: '#b' },
    ],
  },
  decorators: [narrow],
};
/** One step, and three. */
export const Matrix: Story = {
  render: args => (
    <div className="grid gap-3">
      <Breadcrumbs {...args} label="One" crumbs={args.crumbs.slice(0, 1)} />
      <Breadcrumbs
        {...args}
        label="Three"
        crumbs={[...args.crumbs, { label: 'Parties', href: '#parties' }]}
      />
    </div>
  ),
};
