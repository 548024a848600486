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
export const Sheet: Story = { tags: ['visual'], args: { variant: 'sheet' } };
