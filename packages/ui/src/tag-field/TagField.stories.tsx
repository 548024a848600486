import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { TagField, type TagFieldProps } from './TagField.tsx';

const meta = {
  title: 'Components/Fields/TagField',
  component: TagField,
  args: { label: 'E-mail domains', value: [], onValueChange: fn(), className: 'max-w-80' },
  render: function Controlled(args: TagFieldProps) {
    const [value, setValue] = useState(args.value ?? []);
    const change = (next: readonly string[]) => {
      setValue(next);
      args.onValueChange?.(next);
    };
    return <TagField {...args} value={value} onValueChange={change} />;
  },
} satisfies Meta<typeof TagField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, step }) => {
    const input = canvas.getByRole('textbox', { name: 'E-mail domains' });
    await step('Enter and comma make tags', async () => {
      await userEvent.type(input, 'meridian.example{Enter}lumen.example,');
      await expect(args.onValueChange).toHaveBeenLastCalledWith(['meridian.example', 'lumen.example']);
    });
    await step('a pasted list becomes several', async () => {
      await userEvent.paste('a.example; b.example');
      await expect(args.onValueChange).toHaveBeenLastCalledWith([
        'meridian.example',
        'lumen.example',
        'a.example',
        'b.example',
      ]);
    });
    await step('Backspace takes the last one away', async () => {
      await userEvent.keyboard('{Backspace}');
      await expect(args.onValueChange).toHaveBeenLastCalledWith([
        'meridian.example',
        'lumen.example',
        'a.example',
      ]);
    });
    await step('Delete takes away the one that has the focus', async () => {
      canvas.getByRole('button', { name: 'Remove meridian.example' }).focus();
      await userEvent.keyboard('{Delete}');
      await expect(args.onValueChange).toHaveBeenLastCalledWith(['lumen.example', 'a.example']);
      await expect(canvas.getByRole('button', { name: 'Remove lumen.example' })).toHaveFocus();
    });
  },
};
export const Playground: Story = { args: { value: ['meridian.example'] } };
/** In German: labels are longer, and numbers and dates follow the language. */
export const German: Story = {
  globals: { locale: 'de-DE' },
  args: { label: 'Zulässige E-Mail-Domänen für neue Benutzerinnen und Benutzer' },
  play: async ({ canvas }) => {
    await expect(canvas.getByPlaceholderText('Eingeben und Eingabetaste drücken')).toBeVisible();
  },
};

/** Every state. */
export const Matrix: Story = {
  tags: ['visual'],
  render: () => (
    <div className="grid grid-cols-1 gap-field sm:grid-cols-2">
      <TagField label="Empty" isOptional />
      <TagField label="Filled" value={['meridian.example', 'lumen.example']} hint="Help that stays" />
      <TagField label="In error" value={['x']} error="Does not match pattern" />
      <TagField label="Disabled" value={['meridian.example']} isDisabled />
    </div>
  ),
};
