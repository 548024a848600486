import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { FieldPlaceholder } from '../internal/FieldPlaceholder.tsx';
import { Modal } from '../modal/Modal.tsx';
import { ComboBox, type ComboBoxProps } from './ComboBox.tsx';

const options = [
  { value: 'bv', label: 'Besloten vennootschap', hint: 'Private limited company', keywords: 'bv' },
  { value: 'nv', label: 'Naamloze vennootschap', hint: 'Public limited company', keywords: 'nv' },
  { value: 'stichting', label: 'Stichting', hint: 'Foundation' },
  { value: 'vof', label: 'Vennootschap onder firma', hint: 'General partnership', keywords: 'vof' },
  { value: 'cooperatie', label: 'Coöperatie', hint: 'Cooperative', isDisabled: true },
];

const meta = {
  title: 'Components/Fields/ComboBox',
  component: ComboBox,
  args: { label: 'Legal form', options, value: '', onValueChange: fn(), className: 'max-w-80' },
  render: function Controlled(args: ComboBoxProps) {
    const [value, setValue] = useState(args.value ?? '');
    const change = (next: string) => {
      setValue(next);
      args.onValueChange?.(next);
    };
    return <ComboBox {...args} value={value} onValueChange={change} />;
  },
} satisfies Meta<typeof ComboBox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, step }) => {
    const input = await canvas.findByRole('combobox', { name: 'Legal form' });
    await step('typing finds, marks and capitals aside, and by other words', async () => {
      await userEvent.type(input, 'cooper');
      await expect(await screen.findByRole('option', { name: /Coöperatie/ })).toBeVisible();
      await userEvent.clear(input);
      await userEvent.type(input, 'public');
      await expect(await screen.findByRole('option', { name: /Naamloze/ })).toBeVisible();
    });
    await step('an arrow and Enter choose', async () => {
      await userEvent.keyboard('{ArrowDown}{Enter}');
      await expect(args.onValueChange).toHaveBeenLastCalledWith('nv');
      await expect(input).toHaveValue('Naamloze vennootschap');
    });
    await step('what is no choice goes again', async () => {
      await userEvent.type(input, ' zzz');
      await expect(await screen.findByText('Nothing found')).toBeVisible();
      await userEvent.tab();
      await waitFor(() => expect(input).toHaveValue('Naamloze vennootschap'));
    });
    await step('what was typed is taken, by whichever way the user goes on', async () => {
      await userEvent.clear(input);
      await userEvent.type(input, 'sti');
      await userEvent.click(document.body);
      await expect(args.onValueChange).toHaveBeenLastCalledWith('stichting');
      await waitFor(() => expect(input).toHaveValue('Stichting'));
    });
    await step('an empty text is no choice', async () => {
      await userEvent.clear(input);
      await userEvent.tab();
      await expect(args.onValueChange).toHaveBeenLastCalledWith('');
    });
  },
};
export const Playground: Story = {};
/** Until its code has come: the same label, height and text, so that nothing moves. */
export const Loading: Story = {
  render: () => (
    <FieldPlaceholder label="Nationality" text="Netherlands" isDisabled={false} onFocusChange={fn()} />
  ),
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Nationality' });
    await expect(input).toHaveAttribute('aria-busy', 'true');
    await expect(input).toHaveValue('Netherlands');
  },
};
/** Opened, with its options. */
export const Open: Story = {
  args: { value: 'stichting' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Show options/ }));
    const list = await screen.findByRole('listbox');
    await expect(within(list).getByRole('option', { selected: true })).toHaveTextContent('Stichting');
  },
};
/** A click into a filled one marks its text: what is typed replaces it. A second click places the caret. */
export const Filled: Story = {
  args: { value: 'stichting' },
  play: async ({ args, canvas }) => {
    const input = await canvas.findByRole<HTMLInputElement>('combobox', { name: 'Legal form' });
    await waitFor(() => expect(input).not.toHaveAttribute('readonly'));
    await userEvent.click(input);
    await expect([input.selectionStart, input.selectionEnd]).toEqual([0, 'Stichting'.length]);
    await userEvent.keyboard('nv');
    await userEvent.click(document.body);
    await expect(args.onValueChange).toHaveBeenLastCalledWith('nv');
    await waitFor(() => expect(input).toHaveValue('Naamloze vennootschap'));
    await userEvent.click(input);
    await userEvent.click(input);
    await expect(input.selectionStart).toBe(input.selectionEnd);
  },
};
/** One overlay in another: Escape closes the list, not the dialog. */
export const InADialog: Story = {
  parameters: { docs: { story: { inline: false, height: '32rem' } } },
  render: function InDialog(args) {
    const [isOpen, setOpen] = useState(true);
    const close = () => {
      args.onValueChange?.('closed');
      setOpen(false);
    };
    return (
      <Modal isOpen={isOpen} onClose={close} title="Edit the business">
        <ComboBox {...args} />
      </Modal>
    );
  },
  play: async ({ args }) => {
    const input = await screen.findByRole('combobox', { name: 'Legal form' });
    await userEvent.type(input, 'sti');
    await expect(await screen.findByRole('option', { name: /Stichting/ })).toBeVisible();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('stichting');
    await expect(screen.getByRole('dialog', { name: 'Edit the business' })).toBeVisible();
  },
};
/** The list scrolls along with its page, also where what appears above pushes the field down. */
export const Scrolled: Story = {
  decorators: [
    Story => (
      <div className="h-[200vh]">
        <Story />
      </div>
    ),
  ],
  play: async ({ args, canvas }) => {
    const input = await canvas.findByRole('combobox', { name: 'Legal form' });
    await userEvent.type(input, 'sti');
    const list = await screen.findByRole('listbox');
    const distance = () => list.getBoundingClientRect().top - input.getBoundingClientRect().top;
    await waitFor(() => expect(list).toBeVisible());
    const before = distance();
    const scrolled = new Promise(resolve => document.addEventListener('scroll', resolve, { once: true }));
    window.scrollTo(0, 40);
    await scrolled;
    await expect(distance()).toBe(before);
    await userEvent.click(await screen.findByRole('option', { name: /Stichting/ }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith('stichting');
  },
};
/** A dialog that scrolls closes the list; what was typed stays, and is taken when the user goes on. */
export const ScrolledDialog: Story = {
  decorators: [
    Story => (
      <div data-overlay className="h-40 overflow-auto">
        <div className="h-80 pt-10">
          <Story />
        </div>
      </div>
    ),
  ],
  play: async ({ args, canvas, canvasElement }) => {
    const input = await canvas.findByRole('combobox', { name: 'Legal form' });
    await userEvent.type(input, 'sti');
    await expect(await screen.findByRole('option', { name: /Stichting/ })).toBeVisible();
    canvasElement.querySelector('[data-overlay]')?.scrollTo(0, 20);
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await expect(input).toHaveValue('sti');
    await userEvent.tab();
    await expect(args.onValueChange).toHaveBeenLastCalledWith('stichting');
  },
};
/** The error is shown below and linked to the control. */
export const WithError: Story = {
  args: { error: 'This field is required' },
  play: async ({ canvas }) => {
    const input = await canvas.findByRole('combobox');
    await waitFor(() => expect(input).toBeInvalid());
    await expect(input).toHaveAccessibleDescription('This field is required');
  },
};
/** In German: labels are longer, and numbers and dates follow the language. */
export const German: Story = {
  globals: { locale: 'de-DE' },
  args: {
    label: 'Rechtsform der wirtschaftlich berechtigten Gesellschaft',
    hint: 'So wie sie im Handelsregister eingetragen ist.',
    isOptional: true,
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /Optionen anzeigen/ })).toBeVisible();
  },
};

/** Every state. */
export const Matrix: Story = {
  tags: ['visual'],
  render: () => (
    <div className="grid grid-cols-1 gap-field sm:grid-cols-2">
      <ComboBox label="Empty" options={options} isOptional placeholder="Placeholder" />
      <ComboBox label="Chosen" options={options} value="nv" hint="Help that stays" />
      <ComboBox label="In error" options={options} error="This field is required" />
      <ComboBox label="Disabled" options={options} value="nv" isDisabled />
    </div>
  ),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('combobox')).toHaveLength(4));
  },
};
