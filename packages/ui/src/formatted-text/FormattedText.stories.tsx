import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { FormattedText } from './FormattedText.tsx';

const meta = {
  title: 'Components/Structure/FormattedText',
  component: FormattedText,
  tags: ['experimental'],
  args: {
    text: '**Called** the client. Still missing:\n- the extract of the register\n- a *certified* copy of the passport\n\nSee https://kvk.example/extract.',
  },
} satisfies Meta<typeof FormattedText>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
    await expect(canvas.getByRole('link', { name: 'https://kvk.example/extract' })).toBeVisible();
  },
};
export const Playground: Story = {};
/** What someone said, where something else is told. */
export const Quote: Story = { args: { isQuote: true, text: 'Two owners, extract checked.' } };
/** Long text wraps or is cut off; the layout holds. */
export const LongText: Story = {
  args: { text: 'Vermögensverwaltungsgesellschaft'.repeat(12) },
};
/** Each mark, and what is none. */
export const Matrix: Story = {
  tags: ['visual'],
  args: {
    text: 'A line\nand the next\n\n1. first\n2. **second**\n\n2 * 3 * 4, file_name, <b>markup</b>',
  },
};
