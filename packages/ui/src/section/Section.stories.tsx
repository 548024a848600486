import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
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
export const Sheet: Story = { tags: ['visual'], args: { variant: 'sheet' } };
/** German words, 320 px wide. */
export const LongText: Story = {
  args: { title: 'Wirtschaftlich berechtigte Personen der Vermögensverwaltungsgesellschaft' },
  decorators: [
    Story => (
      <div style={{ inlineSize: 320 }}>
        <Story />
      </div>
    ),
  ],
};
/** Plain, and as a sheet. */
export const Matrix: Story = {
  render: args => (
    <div className="grid gap-6">
      <Section {...args} />
      <Section {...args} title="Documents" variant="sheet" />
    </div>
  ),
};
