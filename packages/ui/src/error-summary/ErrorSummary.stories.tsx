import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { TextField } from '../text-field/TextField.tsx';
import { ErrorSummary } from './ErrorSummary.tsx';

const meta = {
  title: 'Components/Fields/ErrorSummary',
  component: ErrorSummary,
  args: {
    items: [
      { id: 'first-name', label: 'First name', text: 'This field is required' },
      { id: 'iban', label: 'IBAN', text: 'Please, provide a valid IBAN number' },
    ],
  },
  render: args => (
    <div className="grid max-w-form gap-field">
      <ErrorSummary {...args} />
      <TextField id="first-name" label="First name" error="This field is required" />
      <TextField id="iban" label="IBAN" error="Please, provide a valid IBAN number" />
    </div>
  ),
} satisfies Meta<typeof ErrorSummary>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('link', { name: /^IBAN/ }));
    await expect(canvas.getByLabelText('IBAN')).toHaveFocus();
  },
};
/** In German: labels are longer, and numbers and dates follow the language. */
export const German: Story = { globals: { locale: 'de-DE' } };
