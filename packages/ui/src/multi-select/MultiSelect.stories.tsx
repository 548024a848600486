import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { MultiSelect, type MultiSelectProps } from './MultiSelect.tsx';

const options = [
  { value: 'advisers', label: 'Advisers' },
  { value: 'compliance', label: 'Compliance' },
  { value: 'operations', label: 'Operations' },
  { value: 'seniors', label: 'Senior management', hint: 'Approves exceptions' },
];

const meta = {
  title: 'Components/Fields/MultiSelect',
  component: MultiSelect,
  args: { label: 'User groups', options, value: [], onValueChange: fn(), className: 'max-w-80' },
  render: function Controlled(args: MultiSelectProps) {
    const [value, setValue] = useState(args.value ?? []);
    const change = (next: readonly string[]) => {
      setValue(next);
      args.onValueChange?.(next);
    };
    return <MultiSelect {...args} value={value} onValueChange={change} />;
  },
} satisfies Meta<typeof MultiSelect>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, step }) => {
    const input = await canvas.findByRole('combobox', { name: 'User groups' });
    await step('typing finds, Enter adds', async () => {
      await userEvent.type(input, 'sen');
      await screen.findByRole('option', { name: /Senior/ });
      await userEvent.keyboard('{ArrowDown}{Enter}');
      await expect(args.onValueChange).toHaveBeenLastCalledWith(['seniors']);
      await expect(input).toHaveValue('');
    });
    await step('more are in the order of the options', async () => {
      await userEvent.type(input, 'adv');
      await screen.findByRole('option', { name: 'Advisers' });
      await userEvent.keyboard('{ArrowDown}{Enter}');
      await expect(args.onValueChange).toHaveBeenLastCalledWith(['advisers', 'seniors']);
    });
    await step('a cross takes one away', async () => {
      await userEvent.keyboard('{Escape}');
      await userEvent.click(canvas.getByRole('button', { name: /Remove Advisers/ }));
      await expect(args.onValueChange).toHaveBeenLastCalledWith(['seniors']);
    });
    await step('so does Backspace in an empty text', async () => {
      await userEvent.click(input);
      await userEvent.keyboard('{Backspace}');
      await expect(args.onValueChange).toHaveBeenLastCalledWith([]);
    });
  },
};
export const Playground: Story = {};
/** Long text wraps or is cut off; the layout holds. */
export const LongText: Story = {
  globals: { locale: 'de-DE' },
  args: {
    label: 'Benutzergruppen, die eine Ausnahme genehmigen dürfen',
    className: 'max-w-60',
    options: [
      { value: 'a', label: 'Vermögensverwaltungsgenehmigungsausschuss' },
      { value: 'b', label: 'Geldwäschebeauftragte und Stellvertretung' },
    ],
    value: ['a', 'b'],
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('button', { name: /Geldwäschebeauftragte und Stellvertretung entfernen/ }),
    ).toBeVisible();
  },
};

/** Every state. */
export const Matrix: Story = {
  tags: ['visual'],
  render: () => (
    <div className="grid grid-cols-1 gap-field sm:grid-cols-2">
      <MultiSelect label="Empty" options={options} isOptional placeholder="Placeholder" />
      <MultiSelect
        label="Chosen"
        options={options}
        value={['advisers', 'compliance']}
        hint="Help that stays"
      />
      <MultiSelect
        label="All"
        options={options}
        value={['advisers', 'compliance', 'operations', 'seniors']}
      />
      <MultiSelect
        label="In error"
        options={options}
        value={['advisers']}
        error="Please, select at least one Role"
      />
      <MultiSelect label="Disabled" options={options} value={['advisers']} isDisabled />
    </div>
  ),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('combobox')).toHaveLength(5));
  },
};
