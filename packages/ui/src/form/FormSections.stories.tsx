import { maxLength, required } from '@dossier/validators';
import { check } from '@dossier/validators/yup';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { array, object, string, type ObjectSchema } from 'yup';
import { Button } from '../button/Button.tsx';
import { Columns, Stack } from '../layout/index.ts';
import {
  Form,
  FormDateField,
  FormRadioGroup,
  FormRows,
  FormSection,
  FormSections,
  FormTextField,
  SaveBar,
  useForm,
  type NeededField,
  type PathViolation,
} from './index.ts';

interface Values {
  lastName: string;
  dateOfBirth: string;
  placeOfBirth: string;
  bankAccount: string;
  taxResidencies: { country: string }[];
  usPerson: string;
}
const text = () => string().defined();
const schema: ObjectSchema<Values> = object({
  lastName: text().test(...check(required)),
  dateOfBirth: text(),
  placeOfBirth: text(),
  bankAccount: text().test(...check(maxLength, { max: 34 })),
  taxResidencies: array(object({ country: text().test(...check(required)) })).defined(),
  usPerson: text(),
});

const needed: readonly NeededField[] = [
  { name: 'dateOfBirth', section: 'identity' },
  { name: 'taxResidencies', section: 'tax' },
  { name: 'usPerson', section: 'tax' },
];
const sections = [
  { id: 'identity', title: 'Identity' },
  { id: 'business', title: 'Business details' },
  { id: 'tax', title: 'Tax residency' },
];

const stored: Values = {
  lastName: 'van der Brüggen',
  dateOfBirth: '',
  placeOfBirth: '',
  bankAccount: '',
  taxResidencies: [],
  usPerson: '',
};

function Party({ values = stored, storedErrors, onSubmit }: PartyProps) {
  const [sought, setSought] = useState<{ name: string; visit: number }>();
  const form = useForm({
    schema,
    defaultValues: values,
    onSubmit: async () => onSubmit?.(),
    // As a registration does: a section in which nothing is changed is not validated.
    isTolerated:
      storedErrors &&
      ((path, { bankAccount }) => path === 'bankAccount' && bankAccount === values.bankAccount),
  });
  const { control } = form;
  const seek = (name: string) => setSought(last => ({ name, visit: (last?.visit ?? 0) + 1 }));
  return (
    <Form form={form} needed={needed} sought={sought}>
      <div className="flex flex-wrap gap-2">
        <Button size="small" onClick={() => seek('usPerson')}>
          Missing: US person
        </Button>
        <Button size="small" onClick={() => seek('taxResidencies')}>
          Missing: Tax residency
        </Button>
      </div>
      <FormSections
        control={control}
        label="Sections of the form"
        sections={sections}
        {...(storedErrors && { storedErrors })}
      >
        <FormSection id="identity" title="Identity">
          <Columns>
            <FormTextField control={control} name="lastName" label="Last name" />
            <FormDateField control={control} name="dateOfBirth" label="Date of birth" isOptional />
            <FormTextField control={control} name="placeOfBirth" label="Place of birth" isOptional />
          </Columns>
        </FormSection>
        <FormSection id="business" title="Business details">
          <FormTextField control={control} name="bankAccount" label="Account number" isOptional />
        </FormSection>
        <FormSection id="tax" title="Tax residency">
          <Stack>
            <FormRows
              control={control}
              name="taxResidencies"
              label="Tax residencies"
              newRow={{ country: '' }}
              addLabel="Add country"
              removeLabel="Remove"
              rowLabel={position => `Country ${position}`}
              noneLabel="No countries yet"
            >
              {index => (
                <FormTextField control={control} name={`taxResidencies.${index}.country`} label="Country" />
              )}
            </FormRows>
            <FormRadioGroup
              control={control}
              name="usPerson"
              label="US person"
              direction="across"
              options={[
                { value: 'true', label: 'Yes' },
                { value: 'false', label: 'No' },
              ]}
              isOptional
            />
          </Stack>
        </FormSection>
      </FormSections>
      <SaveBar form={form} />
    </Form>
  );
}

interface PartyProps {
  readonly values?: Values;
  readonly storedErrors?: readonly PathViolation[];
  readonly onSubmit?: () => void;
}

const meta = {
  title: 'Components/Fields/Form/Sections',
  component: FormSections,
  args: { control: undefined as never, label: 'Sections of the form', sections, children: null },
  render: () => <Party />,
} satisfies Meta<typeof FormSections>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['visual'],
  play: async ({ canvas, step }) => {
    const index = within(canvas.getByRole('navigation', { name: 'Sections of the form' }));
    await step('each section says how much is missing', async () => {
      await expect(index.getByRole('link', { name: /^Identity 1 missing/ })).toBeVisible();
      await expect(index.getByRole('link', { name: /^Business details complete/ })).toBeVisible();
      await expect(index.getByRole('link', { name: /^Tax residency 2 missing/ })).toBeVisible();
    });
    await step('what is needed later is marked, and nothing is called optional', async () => {
      await expect(canvas.getByRole('radiogroup', { name: 'US person (needed to complete)' })).toBeVisible();
      await expect(canvas.queryByText('(optional)')).toBeNull();
    });
    await step('an answer takes its mark away', async () => {
      await userEvent.click(canvas.getByRole('radio', { name: 'No' }));
      await expect(canvas.getByRole('radiogroup', { name: 'US person' })).toBeVisible();
      await expect(await index.findByRole('link', { name: /^Tax residency 1 missing/ })).toBeVisible();
    });
    await step('the index leads to a section', async () => {
      await userEvent.click(index.getByRole('link', { name: /^Tax residency/ }));
      await waitFor(() => expect(canvas.getByRole('region', { name: 'Tax residency' })).toHaveFocus());
    });
  },
};

/** What can wait is out of sight, and comes back where something is wrong in it. */
export const OnlyMissing: Story = {
  tags: ['visual'],
  play: async ({ canvas, step }) => {
    const field = canvas.getByRole('textbox', { name: 'Last name' });
    await userEvent.click(canvas.getByRole('switch', { name: 'Only what is missing' }));
    await expect(canvas.queryByRole('region', { name: 'Business details' })).toBeNull();
    await expect(field).not.toBeVisible();
    await expect(canvas.getByRole('group', { name: /^Date of birth/ })).toBeVisible();
    await step('nothing is red before it is touched', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Add country' }));
      const country = await canvas.findByRole('textbox', { name: 'Country' });
      await expect(country).toBeValid();
      await userEvent.click(country);
      await userEvent.tab();
      await waitFor(() => expect(country).toBeInvalid());
    });
    await step('the bar names the list, not its fields', async () => {
      await expect(canvas.getByText('Not saved yet: Tax residencies')).toBeVisible();
    });
    await step('an error is named by its row, and everything is shown again', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }));
      await expect(
        await canvas.findByRole('link', { name: 'Country (Country 1): This field is required' }),
      ).toBeVisible();
      await expect(field).toBeVisible();
    });
  },
};

/** A list of what is missing leads to the very field, again and again. */
export const Sought: Story = {
  play: async ({ canvas, step }) => {
    await step('the field has the focus', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Missing: US person' }));
      await waitFor(() => expect(canvas.getByRole('radio', { name: 'Yes' })).toHaveFocus());
    });
    await step('of a list without rows the button that adds one', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Missing: Tax residency' }));
      await waitFor(() => expect(canvas.getByRole('button', { name: 'Add country' })).toHaveFocus());
    });
    await step('once more leads there once more', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Missing: Tax residency' }));
      await waitFor(() => expect(canvas.getByRole('button', { name: 'Add country' })).toHaveFocus());
    });
  },
};

const onSubmit = fn();
const tooLong = { ...stored, bankAccount: '0'.repeat(40) };

/** What was stored before a rule came is said, and stops no one from saving something else. */
export const StoredErrors: Story = {
  render: () => (
    <Party
      values={tooLong}
      storedErrors={[{ path: 'bankAccount', code: 'maxlength', params: { max: 34 } }]}
      onSubmit={onSubmit}
    />
  ),
  play: async ({ canvas, step }) => {
    const lastName = canvas.getByRole('textbox', { name: 'Last name' });
    const account = canvas.getByRole('textbox', { name: 'Account number' });
    await step('a line leads to its field, also where only what is missing is shown', async () => {
      await userEvent.click(canvas.getByRole('switch', { name: 'Only what is missing' }));
      await expect(canvas.getByText('Some stored details need correcting')).toBeVisible();
      await userEvent.click(
        canvas.getByRole('link', { name: 'Account number: The entered data is too long' }),
      );
      await waitFor(() => expect(account).toHaveFocus());
    });
    await step('another section is saved', async () => {
      await userEvent.type(lastName, 's');
      await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }));
      await waitFor(() => expect(onSubmit).toHaveBeenCalledOnce());
    });
    await step('its own section is not, until it is right', async () => {
      await userEvent.type(account, '1');
      await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }));
      await waitFor(() => expect(account).toBeInvalid());
      await expect(onSubmit).toHaveBeenCalledOnce();
    });
  },
};
