import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { TextArea, type TextAreaProps } from './TextArea.tsx';

const meta = {
  title: 'Components/Fields/TextArea',
  component: TextArea,
  args: { label: 'Reason', value: '', onValueChange: fn(), className: 'max-w-column' },
  render: function Controlled(args: TextAreaProps) {
    const [value, setValue] = useState(args.value ?? '');
    const change = (next: string) => {
      setValue(next);
      args.onValueChange?.(next);
    };
    return <TextArea {...args} value={value} onValueChange={change} />;
  },
} satisfies Meta<typeof TextArea>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, step }) => {
    const area = canvas.getByRole('textbox', { name: 'Reason' });
    await step('Enter makes a new line and sends nothing', async () => {
      await userEvent.type(area, 'Known{Enter}client');
      await expect(args.onValueChange).toHaveBeenLastCalledWith('Known\nclient');
    });
    await step('Tab leaves it', async () => {
      await userEvent.tab();
      await expect(area).not.toHaveFocus();
    });
  },
};
export const Playground: Story = {};
/** It counts the characters that are left. */
export const WithLimit: Story = {
  args: { limit: 500, value: 'The client explained where the deposit came from.', hint: 'For the file only' },
};
/** More than the limit is kept and marked. */
export const TooLong: Story = {
  args: { limit: 20, value: 'More than twenty characters', error: 'The entered data is too long' },
};
/** It grows with its text. */
export const GrowsWithItsText: Story = {
  args: { value: Array.from({ length: 8 }, (_, line) => `Line ${line + 1}`).join('\n') },
  play: async ({ canvas }) => {
    const area = canvas.getByRole('textbox');
    await expect(area.scrollHeight).toBeLessThanOrEqual(area.clientHeight);
  },
};
/** In German: labels are longer, and numbers and dates follow the language. */
export const German: Story = {
  globals: { locale: 'de-DE' },
  args: {
    label: 'Begründung der abweichenden Einstufung des Anlegerprofils',
    hint: 'Diese Begründung wird mit der Entscheidung aufbewahrt und kann später nicht mehr geändert werden.',
    isOptional: true,
    limit: 2000,
  },
};

/** Every state. */
export const Matrix: Story = {
  tags: ['visual'],
  render: () => (
    <div className="grid grid-cols-1 gap-field sm:grid-cols-2">
      <TextArea label="Empty" placeholder="Placeholder" />
      <TextArea label="Filled" value={'Two\nlines'} hint="Help that stays" />
      <TextArea label="Counted" value="Known client" limit={500} isOptional />
      <TextArea label="In error" value="x" error="The entered data must be at least 2 characters long" />
      <TextArea label="Disabled" value="Known client" isDisabled />
      <TextArea label="Read only" value="Known client" readOnly />
    </div>
  ),
};
