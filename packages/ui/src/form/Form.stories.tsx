import { newPassword, required } from '@dossier/validators';
import { check } from '@dossier/validators/yup';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { boolean, object, string, type ObjectSchema } from 'yup';
import {
  Form,
  FormCheckbox,
  FormDateField,
  FormPasswordField,
  FormRadioGroup,
  FormSelect,
  FormTextField,
  SubmitButton,
  useForm,
  type PathViolation,
} from './index.ts';

interface Values {
  userName: string;
  password: string;
  type: string;
  channel: string;
  birthDate: string;
  trust: boolean;
}

const schema: ObjectSchema<Values> = object({
  userName: string()
    .defined()
    .test(...check(required)),
  password: string()
    .defined()
    .test(...check(newPassword)),
  type: string()
    .defined()
    .test(...check(required)),
  channel: string()
    .defined()
    .test(...check(required)),
  birthDate: string().defined(),
  trust: boolean().defined(),
});

const empty: Values = { userName: '', password: '', type: '', channel: '', birthDate: '', trust: false };

interface Args {
  onSubmit: (values: Values) => Promise<readonly PathViolation[] | void>;
  values: Values;
  hasSummary: boolean;
}

function Registration({ onSubmit, values, hasSummary }: Args) {
  const form = useForm({ schema, defaultValues: values, onSubmit });
  const { control } = form;
  return (
    <div className="max-w-form">
      <Form form={form} hasSummary={hasSummary}>
        <FormTextField control={control} name="userName" label="Username" autoComplete="username" />
        <FormPasswordField
          control={control}
          name="password"
          label="New password"
          autoComplete="new-password"
        />
        <FormSelect
          control={control}
          name="channel"
          label="Channel"
          options={[
            { value: 'PROFESSIONAL', label: 'Professional' },
            { value: 'API', label: 'API' },
          ]}
        />
        <FormRadioGroup
          control={control}
          name="type"
          label="Type"
          direction="across"
          options={[
            { value: 'INDIVIDUAL', label: 'Individual' },
            { value: 'BUSINESS', label: 'Business' },
          ]}
        />
        <FormDateField control={control} name="birthDate" label="Date of birth" isOptional />
        <FormCheckbox control={control} name="trust" label="Trust this computer" />
        <SubmitButton control={control} isWide busyLabel="Saving…">
          Create registration
        </SubmitButton>
      </Form>
    </div>
  );
}

const meta = {
  title: 'Components/Fields/Form',
  component: Form,
  render: args => <Registration {...(args as unknown as Args)} />,
  args: { onSubmit: fn(() => Promise.resolve()), values: empty, hasSummary: true } as never,
} satisfies Meta<typeof Form>;
export default meta;
type Story = StoryObj<Args>;

const filled: Values = {
  ...empty,
  userName: 'sanne.dewit',
  password: 'Welcome-2026!',
  type: 'BUSINESS',
  channel: 'API',
};

export const Default: Story = {};
/** Submitting an invalid form shows every error and moves to the summary. */
export const SaysWhyItDoesNotSend: Story = {
  tags: ['visual'],
  play: async ({ args, canvas, step }) => {
    const button = canvas.getByRole('button', { name: 'Create registration' });
    await step('the button reads as disabled, can be focused, and says why', async () => {
      await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'true'));
      await expect(button).toHaveAccessibleDescription('Complete the required fields.');
      await expect(button).not.toBeDisabled();
    });
    await step('it is not drawn grey: a press shows what is missing', async () => {
      await expect(getComputedStyle(button).cursor).toBe('pointer');
    });
    await step('nothing is red before anybody has typed', async () => {
      await userEvent.click(canvas.getByLabelText('Username'));
      await userEvent.tab();
      await expect(canvas.queryByText('This field is required')).toBeNull();
    });
    await step('pressing it sends nothing and moves to the summary', async () => {
      await userEvent.click(button);
      const summary = await canvas.findByRole('group', { name: 'Please check your entries' });
      await waitFor(() => expect(summary).toHaveFocus());
      await expect(args.onSubmit).not.toHaveBeenCalled();
      await expect(canvas.getByLabelText('Username')).toBeInvalid();
    });
    await step('a line of the summary leads to its field', async () => {
      await userEvent.click(canvas.getByRole('link', { name: 'Channel: This field is required' }));
      await expect(canvas.getByLabelText('Channel')).toHaveFocus();
    });
  },
};
/** A second press while saving does not submit again. */
export const SendsOnce: Story = {
  args: { values: filled, onSubmit: fn(() => new Promise<void>(() => undefined)) },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Create registration' });
    await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'));
    await userEvent.dblClick(button);
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce());
    await expect(args.onSubmit).toHaveBeenCalledWith(filled);
    await expect(await canvas.findByRole('button', { name: 'Saving…' })).toHaveAttribute('aria-busy', 'true');
  },
};
/** Enter in a field submits the form. */
export const SendsByEnter: Story = {
  args: { values: filled },
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByLabelText('Username'), '{Enter}');
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce());
  },
};
/** Errors of the server are shown at their fields. */
export const ShowsErrorsOfTheOtherSide: Story = {
  args: { values: filled, onSubmit: fn(() => Promise.resolve([{ path: 'userName', code: 'required' }])) },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Create registration' });
    await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'));
    await userEvent.click(button);
    await waitFor(() => expect(canvas.getByLabelText('Username')).toBeInvalid());
    await expect(canvas.getByLabelText('Username')).toHaveAccessibleDescription('This field is required');
  },
};
/** A short form has no summary: the focus moves to the first error. */
export const ShortForm: Story = {
  args: { hasSummary: false },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Create registration' }));
    await waitFor(() => expect(canvas.getByLabelText('Username')).toHaveFocus());
  },
};
/** In German: labels are longer, and numbers and dates follow the language. */
export const German: Story = {
  globals: { locale: 'de-DE' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Create registration' }));
    await expect(await canvas.findByRole('group', { name: 'Bitte prüfen Sie Ihre Eingaben' })).toBeVisible();
  },
};
