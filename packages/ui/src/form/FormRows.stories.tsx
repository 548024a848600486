import { required } from '@dossier/validators';
import { check } from '@dossier/validators/yup';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { array, object, string, type ObjectSchema } from 'yup';
import { Form, FormRadioGroup, FormRows, FormTextField, FormWhen, SaveBar, useForm } from './index.ts';

interface Values {
  rows: { country: string; number: string }[];
  isInsider: string;
  company: string;
}

const text = () => string().defined();
const schema = object({
  rows: array(object({ country: text().test(...check(required)), number: text() })).defined(),
  isInsider: text(),
  company: text(),
}) as ObjectSchema<Values>;

const yesNo = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
];

function Residencies({ onSubmit }: { readonly onSubmit: (values: Values) => Promise<void> }) {
  const form = useForm<Values>({
    schema,
    defaultValues: { rows: [{ country: 'Netherlands', number: '123456782' }], isInsider: '', company: '' },
    onSubmit,
    staysOpen: true,
  });
  const { control } = form;
  return (
    <div className="max-w-column">
      <Form form={form}>
        <FormRows
          control={control}
          name="rows"
          label="Tax residencies"
          hint="Every country where tax is paid"
          newRow={{ country: '', number: '' }}
          addLabel="Add a country"
          removeLabel="Remove"
          rowLabel={position => `Country ${position}`}
          noneLabel="None yet"
          max={3}
        >
          {index => (
            <>
              <FormTextField control={control} name={`rows.${index}.country`} label="Country" />
              <FormTextField control={control} name={`rows.${index}.number`} label="Number" isOptional />
            </>
          )}
        </FormRows>
        <FormRadioGroup control={control} name="isInsider" label="Insider?" options={yesNo} />
        <FormWhen control={control} name="isInsider" is={value => value === 'yes'}>
          <FormTextField control={control} name="company" label="Of which company" />
        </FormWhen>
        <SaveBar form={form} />
      </Form>
    </div>
  );
}

const meta = {
  title: 'Components/Fields/Form/Rows',
  component: Form,
  render: args => <Residencies {...(args as unknown as { onSubmit: (values: Values) => Promise<void> })} />,
  args: { onSubmit: fn(() => Promise.resolve()) } as never,
} satisfies Meta<typeof Form>;
export default meta;
type Story = StoryObj<{ readonly onSubmit: (values: Values) => Promise<void> }>;

export const Default: Story = {
  play: async ({ args, canvas, step }) => {
    const bar = () => canvas.queryByRole('region', { name: 'Unsaved changes' });
    await step('a row comes in with the focus in it, and is judged as the others', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Add a country' }));
      await expect(canvas.getAllByRole('group', { name: /^Country/ })).toHaveLength(2);
      await waitFor(() => expect(canvas.getAllByLabelText('Country')[1]).toHaveFocus());
      await userEvent.keyboard('Belgium');
      await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }));
      await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce());
    });
    await step('the first goes, the second stays as it is, and the bar says what is not saved', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Remove: Country 1' }));
      await expect(canvas.getByLabelText('Country')).toHaveValue('Belgium');
      await expect(bar()).toHaveTextContent('Tax residencies');
    });
    await step('the last goes too', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Remove: Country 1' }));
      await expect(canvas.getByText('None yet')).toBeVisible();
      await expect(bar()).toHaveTextContent('Tax residencies');
    });
    await step('no more come in than there may be', async () => {
      const add = () => canvas.getByRole('button', { name: 'Add a country' });
      await userEvent.click(add());
      await userEvent.click(add());
      await userEvent.click(add());
      await expect(canvas.queryByRole('button', { name: 'Add a country' })).toBeNull();
    });
  },
};

/** What follows from an answer is asked after it. */
export const FollowUp: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByLabelText('Of which company')).toBeNull();
    await userEvent.click(canvas.getByRole('radio', { name: 'Yes' }));
    await expect(await canvas.findByLabelText('Of which company')).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: 'No' }));
    await waitFor(() => expect(canvas.queryByLabelText('Of which company')).toBeNull());
  },
};
