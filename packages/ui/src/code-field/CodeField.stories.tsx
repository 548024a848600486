import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { CodeField, type CodeFieldProps } from './CodeField.tsx';

const meta = {
  title: 'Components/Fields/CodeField',
  component: CodeField,
  args: { label: 'Enter authentication code', value: '', onValueChange: fn(), onComplete: fn() },
  render: function Controlled(args: CodeFieldProps) {
    const [value, setValue] = useState(args.value ?? '');
    const change = (next: string) => {
      setValue(next);
      args.onValueChange?.(next);
    };
    return <CodeField {...args} value={value} onValueChange={change} />;
  },
} satisfies Meta<typeof CodeField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, step }) => {
    const input = canvas.getByRole('textbox', { name: 'Enter authentication code' });
    await step('the sixth digit completes it, once', async () => {
      await userEvent.type(input, '407128');
      await expect(args.onComplete).toHaveBeenCalledOnce();
      await expect(args.onComplete).toHaveBeenCalledWith('407128');
    });
    await step('Backspace takes digits away', async () => {
      await userEvent.keyboard('{Backspace}{Backspace}');
      await expect(input).toHaveValue('4071');
    });
    await step('letters are not taken', async () => {
      await userEvent.keyboard('x2');
      await expect(input).toHaveValue('40712');
    });
  },
};
export const Playground: Story = {};
/** A pasted value is cleaned up and understood. */
export const Pasted: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('textbox'));
    await userEvent.paste('Your verification code is 407 128. Do not share it.');
    await expect(args.onComplete).toHaveBeenCalledWith('407128');
  },
};
/** With the keyboard focus. */
export const Focused: Story = {
  args: { value: '4071' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole<HTMLInputElement>('textbox');
    input.focus();
    input.setSelectionRange(4, 4);
    await expect(input).toHaveFocus();
  },
};
/** What a page does after a wrong code: it selects everything, so that typing replaces it. */
export const Selected: Story = {
  args: { value: '407128', error: 'Invalid confirm code' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole<HTMLInputElement>('textbox');
    input.select();
    await userEvent.keyboard('1');
    await expect(input).toHaveValue('1');
  },
};
/** In German: labels are longer, and numbers and dates follow the language. */
export const German: Story = {
  globals: { locale: 'de-DE' },
  args: {
    label: 'Bestätigungscode aus Ihrer Authentifizierungs-App eingeben',
    hint: 'Sechs Ziffern; der Code wechselt alle dreißig Sekunden.',
  },
};

/** Every state. */
export const Matrix: Story = {
  tags: ['visual'],
  render: () => (
    <div className="grid grid-cols-1 gap-field sm:grid-cols-2">
      <CodeField label="Empty" />
      <CodeField label="Half typed" value="4071" hint="Help that stays" />
      <CodeField label="In error" value="407128" error="Invalid confirm code" />
      <CodeField label="Disabled" value="407128" isDisabled />
    </div>
  ),
};
