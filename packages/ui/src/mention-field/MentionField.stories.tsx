import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { MentionField, type MentionFieldProps } from './MentionField.tsx';

const people = [
  { id: 'malik', name: 'Malik Bakker' },
  { id: 'mara', name: 'Mara Lindeman' },
  { id: 'sanne', name: 'Sanne de Wit' },
];

const meta = {
  title: 'Components/Fields/MentionField',
  component: MentionField,
  args: { label: 'Comment', people, value: '', onValueChange: fn(), className: 'max-w-column' },
  render: function Controlled(args: MentionFieldProps) {
    const [value, setValue] = useState(args.value ?? '');
    const change = (next: string) => {
      setValue(next);
      args.onValueChange?.(next);
    };
    return <MentionField {...args} value={value} onValueChange={change} />;
  },
} satisfies Meta<typeof MentionField>;
export default meta;
type Story = StoryObj<typeof meta>;

/** An @ opens the names at the caret; the focus stays in the text. */
export const Default: Story = {
  play: async ({ args, canvas, step }) => {
    const area = canvas.getByRole('textbox', { name: 'Comment' });
    await step('typing narrows the names, arrows choose, Enter writes the name out', async () => {
      await userEvent.type(area, 'Ask @ma');
      await expect(await screen.findByRole('option', { name: 'Malik Bakker', selected: true })).toBeVisible();
      await userEvent.keyboard('{ArrowDown}');
      await expect(screen.getByRole('option', { name: 'Mara Lindeman', selected: true })).toBeVisible();
      await userEvent.keyboard('{Enter}');
      await expect(args.onValueChange).toHaveBeenLastCalledWith('Ask @Mara Lindeman ');
      await expect(area).toHaveFocus();
      await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    });
    await step('Enter without names makes a new line', async () => {
      await userEvent.keyboard('{Enter}');
      await expect(args.onValueChange).toHaveBeenLastCalledWith('Ask @Mara Lindeman \n');
    });
    await step('Escape closes the names and keeps the text', async () => {
      await userEvent.keyboard('@san');
      await expect(await screen.findByRole('option', { name: 'Sanne de Wit' })).toBeVisible();
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
      await expect(area).toHaveValue('Ask @Mara Lindeman \n@san');
    });
  },
};
export const Playground: Story = {};
/** A press chooses as well; what stands behind the caret stays. */
export const Pressed: Story = {
  args: { value: 'Ask @mal about the extract.' },
  play: async ({ canvas }) => {
    const area = canvas.getByRole<HTMLTextAreaElement>('textbox');
    await userEvent.type(area, 'i', { initialSelectionStart: 8, initialSelectionEnd: 8 });
    await userEvent.click(await screen.findByRole('option', { name: 'Malik Bakker' }));
    await expect(area).toHaveValue('Ask @Malik Bakker about the extract.');
    await waitFor(() => expect(area.selectionStart).toBe('Ask @Malik Bakker '.length));
  },
};
/** In German: labels are longer, and numbers and dates follow the language. */
export const German: Story = {
  globals: { locale: 'de-DE' },
  args: {
    label: 'Kommentar',
    hint: 'Mit @ und einem Namen benachrichtigen Sie eine Kollegin oder einen Kollegen.',
  },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox'), '@s');
    await expect(await screen.findByRole('listbox', { name: 'Kolleginnen und Kollegen' })).toBeVisible();
  },
};

/** With the names open. */
export const Open: Story = {
  tags: ['visual'],
  args: { value: 'The extract is in.\nCould you look, ' },
  decorators: [
    Stories => (
      <div className="min-h-80">
        <Stories />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox'), '@');
    await expect(await screen.findAllByRole('option')).toHaveLength(3);
  },
};
