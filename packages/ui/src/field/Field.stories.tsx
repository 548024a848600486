import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { narrow } from '../testing/narrow.tsx';
import { control } from './Field.styles.ts';
import { Field, type FieldFrameProps } from './Field.tsx';
import { FieldError } from './FieldError.tsx';

/** A control that the library has none of: the browser's own for a time of day. */
const timeOfDay: FieldFrameProps['children'] = attributes => (
  <input
    {...attributes}
    type="time"
    defaultValue="10:30"
    className={control({ isInvalid: attributes['aria-invalid'] ?? false })}
  />
);

const meta = {
  title: 'Components/Fields/Field',
  component: Field,
  subcomponents: { FieldError },
  args: { label: 'Call the client at', className: 'max-w-60', children: timeOfDay },
} satisfies Meta<typeof Field>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, step }) => {
    const input = canvas.getByLabelText('Call the client at');
    await step('its words lead to the control', async () => {
      await userEvent.click(canvas.getByText('Call the client at'));
      await expect(input).toHaveFocus();
    });
    await step('it is required, and nothing else is said of it', async () => {
      await expect(input).toBeRequired();
      await expect(input).not.toHaveAttribute('aria-describedby');
      await expect(input).toBeValid();
    });
  },
};
export const Playground: Story = { args: { hint: 'Between 9:00 and 17:00' } };
/** A hint stays below the control. */
export const WithHint: Story = {
  args: { hint: 'Between 9:00 and 17:00' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Call the client at')).toHaveAccessibleDescription(
      'Between 9:00 and 17:00',
    );
  },
};
/** The error stands outside the label: a name does not change while one types. */
export const WithError: Story = {
  args: { hint: 'Between 9:00 and 17:00', error: 'This field is required' },
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Call the client at');
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleName('Call the client at');
    await expect(input).toHaveAccessibleDescription(/This field is required/);
  },
};
/** The label says that it is optional. */
export const Optional: Story = {
  args: { isOptional: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(/Call the client at \(optional\)/)).not.toBeRequired();
  },
};
/** German text, 320 px wide. */
export const LongText: Story = {
  globals: { locale: 'de-DE' },
  args: {
    label: 'Gewünschte Uhrzeit für den Rückruf durch die Vermögensverwaltungsgesellschaft',
    hint: 'Während der Geschäftszeiten der zuständigen Niederlassung, mitteleuropäische Zeit',
    error: 'Dieses Feld muss ausgefüllt werden',
    isOptional: true,
    className: 'w-full',
  },
  decorators: [narrow],
};

/** Every state. */
export const Matrix: Story = {
  tags: ['visual'],
  render: args => (
    <div className="grid grid-cols-1 gap-field sm:grid-cols-2">
      <Field {...args} className="" label="Required" />
      <Field {...args} className="" label="Not required" isOptional />
      <Field {...args} className="" label="With help" hint="Help that stays" />
      <Field {...args} className="" label="In error" hint="Help that stays" error="This field is required" />
    </div>
  ),
};
