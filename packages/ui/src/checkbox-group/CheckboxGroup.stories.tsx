import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { CheckboxGroup, type CheckboxGroupProps } from './CheckboxGroup.tsx';

const meta = {
  title: 'Components/Fields/CheckboxGroup',
  component: CheckboxGroup,
  args: {
    label: 'Authentication methods',
    options: [
      { value: 'SOFTWARE', label: 'Authenticator app' },
      { value: 'SMS', label: 'Text message', hint: 'Weaker: numbers can be taken over' },
    ],
    value: [],
    onValueChange: fn(),
  },
  render: function Controlled(args: CheckboxGroupProps) {
    const [value, setValue] = useState(args.value ?? []);
    const change = (next: readonly string[]) => {
      setValue(next);
      args.onValueChange?.(next);
    };
    return <CheckboxGroup {...args} value={value} onValueChange={change} />;
  },
} satisfies Meta<typeof CheckboxGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, step }) => {
    await step('it is a group with a name', async () => {
      await expect(canvas.getByRole('group', { name: 'Authentication methods' })).toBeVisible();
    });
    await step('Tab goes from one to the next, the space bar chooses', async () => {
      await userEvent.tab();
      await userEvent.tab();
      await userEvent.keyboard(' ');
      await expect(args.onValueChange).toHaveBeenLastCalledWith(['SMS']);
      await userEvent.tab({ shift: true });
      await userEvent.keyboard(' ');
      await expect(args.onValueChange).toHaveBeenLastCalledWith(['SOFTWARE', 'SMS']);
    });
  },
};
export const Playground: Story = {};
/** Many short ones, those of a kind next to each other. */
export const Grouped: Story = {
  args: {
    label: 'File types',
    value: ['pdf'],
    options: [
      { value: 'pdf', label: 'PDF', group: 'Documents' },
      { value: 'docx', label: 'DOCX', group: 'Documents' },
      { value: 'zip', label: 'ZIP', group: 'Can contain harmful content' },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Documents' })).toBeVisible();
  },
};
/** The error is shown below and linked to the control. */
export const WithError: Story = {
  args: { error: 'Please select at least one authentication method' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group')).toHaveAccessibleDescription(
      'Please select at least one authentication method',
    );
    await expect(canvas.getAllByRole('checkbox')[0]).toBeInvalid();
  },
};
/** In German: labels are longer, and numbers and dates follow the language. */
export const German: Story = {
  globals: { locale: 'de-DE' },
  args: {
    label: 'Zulässige Verfahren der Zwei-Faktor-Authentifizierung',
    isOptional: true,
    options: [
      { value: 'SOFTWARE', label: 'Authentifizierungs-App auf dem Mobiltelefon' },
      {
        value: 'SMS',
        label: 'Textnachricht',
        hint: 'Schwächer: Rufnummern können unbemerkt übernommen werden.',
      },
    ],
  },
};

/** Every state. */
export const Matrix: Story = {
  tags: ['visual'],
  render: args => (
    <div className="grid grid-cols-1 gap-6 sm:grid-cols-2">
      <CheckboxGroup {...args} label="Nothing chosen" />
      <CheckboxGroup {...args} label="Chosen" value={['SMS']} hint="Help that stays" />
      <CheckboxGroup {...args} label="In error" error="Please select at least one authentication method" />
      <CheckboxGroup {...args} label="Disabled" value={['SMS']} isDisabled />
      <CheckboxGroup {...args} label="Across" direction="across" isOptional />
    </div>
  ),
};
