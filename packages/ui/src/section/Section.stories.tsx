import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Avatar } from '../avatar/index.ts';
import { Badge } from '../badge/index.ts';
import { Button } from '../button/index.ts';
import { narrow } from '../testing/narrow.tsx';
import { Section } from './Section.tsx';

const meta = {
  title: 'Components/Structure/Section',
  component: Section,
  args: { title: 'Parties', children: 'Two persons and a company.' },
} satisfies Meta<typeof Section>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Parties' })).toBeVisible();
  },
};
export const Playground: Story = {};
/** What a pane is about. */
export const Large: Story = {
  args: {
    size: 'large',
    overline: 'Approval requested, 20 Nov 2026, 10:42',
    title: 'Van der Brüggen Holding B.V.',
  },
};
/** On its own it is a sheet. */
export const Sheet: Story = { tags: ['visual'], args: { variant: 'sheet' } };
/** A person: who it is, what they are, and what can be done. */
export const Person: Story = {
  args: {
    title: 'Maarten van der Brüggen',
    start: <Avatar name="Maarten van der Brüggen" size="medium" />,
    badges: <Badge tone="neutral">UBO</Badge>,
    actions: <Button variant="quiet">Edit</Button>,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Maarten van der Brüggen' })).toBeVisible();
    await expect(canvas.getByRole('heading')).toHaveTextContent(/^Maarten van der Brüggen$/);
  },
};
/** German text, 320 px wide. */
export const LongText: Story = {
  args: { title: 'Wirtschaftlich berechtigte Personen der Vermögensverwaltungsgesellschaft' },
  decorators: [narrow],
};
/** Plain, as a sheet, next to a sheet, and a part of a section. */
export const Matrix: Story = {
  render: args => (
    <div className="grid gap-6">
      <Section {...args} />
      <Section {...args} title="Documents" variant="sheet" />
      <Section {...args} title="Risk" variant="note" />
      <Section {...args} title="Identity" level={3} />
    </div>
  ),
};
