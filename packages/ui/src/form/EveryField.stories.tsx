import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { array, boolean, mixed, object, string, type ObjectSchema } from 'yup';
import type { PostcodeAddress } from '../postcode-address-field/index.ts';
import {
  Form,
  FormCheckboxGroup,
  FormCodeField,
  FormColourField,
  FormComboBox,
  FormCountryField,
  FormCurrencyField,
  FormDatePicker,
  FormDateRangeField,
  FormFileDrop,
  FormIbanField,
  FormMentionField,
  FormMultiSelect,
  FormNumberField,
  FormPercentField,
  FormPhoneField,
  FormPostcodeAddressField,
  FormSwitch,
  FormTagField,
  FormTextArea,
  SubmitButton,
  useForm,
} from './index.ts';

interface Values {
  note: string;
  comment: string;
  days: string;
  assets: string;
  share: string;
  code: string;
  phone: string;
  iban: string;
  colour: string;
  review: string;
  from: string;
  to: string;
  country: string;
  legalForm: string;
  groups: readonly string[];
  domains: readonly string[];
  methods: readonly string[];
  isOn: boolean;
  address: PostcodeAddress;
  files: readonly { id: string; name: string; size: number }[];
}

const list = () => array().of(string().defined()).defined();
const schema = object({
  note: string().defined(),
  comment: string().defined(),
  days: string().defined(),
  assets: string().defined(),
  share: string().defined(),
  code: string().defined(),
  phone: string().defined(),
  iban: string().defined(),
  colour: string().defined(),
  review: string().defined(),
  from: string().defined(),
  to: string().defined(),
  country: string().defined(),
  legalForm: string().defined(),
  groups: list(),
  domains: list(),
  methods: list(),
  isOn: boolean().defined(),
  address: mixed<PostcodeAddress>().defined(),
  files: mixed<Values['files']>().defined(),
}) as ObjectSchema<Values>;

const empty: Values = {
  note: '',
  comment: '',
  days: '',
  assets: '',
  share: '',
  code: '',
  phone: '',
  iban: '',
  colour: '',
  review: '',
  from: '',
  to: '',
  country: '',
  legalForm: '',
  groups: [],
  domains: [],
  methods: [],
  isOn: false,
  address: { postcode: '', houseNumber: '', addition: '', street: '', city: '' },
  files: [],
};

const options = ['Alpha', 'Beta'].map(label => ({ value: label.charAt(0), label }));

function EveryField({ onSubmit }: { readonly onSubmit: (values: Values) => Promise<void> }) {
  const form = useForm<Values>({ schema, defaultValues: empty, onSubmit });
  const { control } = form;
  return (
    <div className="max-w-column">
      <Form form={form}>
        <FormTextArea control={control} name="note" label="Note" />
        <FormMentionField control={control} name="comment" label="Comment" people={[]} />
        <FormNumberField control={control} name="days" label="Days" />
        <FormCurrencyField control={control} name="assets" label="Assets" />
        <FormPercentField control={control} name="share" label="Share" />
        <FormCodeField control={control} name="code" label="Code" />
        <FormPhoneField control={control} name="phone" label="Phone" />
        <FormIbanField control={control} name="iban" label="IBAN" />
        <FormColourField control={control} name="colour" label="Colour" />
        <FormDatePicker control={control} name="review" label="Review" />
        <FormDateRangeField
          control={control}
          names={{ from: 'from', to: 'to' }}
          label="Period"
          presets={['lastMonth']}
        />
        <FormCountryField control={control} name="country" label="Country" />
        <FormComboBox control={control} name="legalForm" label="Legal form" options={options} />
        <FormMultiSelect control={control} name="groups" label="Groups" options={options} />
        <FormTagField control={control} name="domains" label="Domains" />
        <FormCheckboxGroup control={control} name="methods" label="Methods" options={options} />
        <FormSwitch control={control} name="isOn" label="On" />
        <FormPostcodeAddressField control={control} name="address" label="Address" />
        <FormFileDrop
          control={control}
          name="files"
          label="Files"
          allowed={['pdf']}
          upload={file => Promise.resolve(`id-${file.name}`)}
        />
        <SubmitButton control={control}>Send</SubmitButton>
      </Form>
    </div>
  );
}

const meta = {
  title: 'Components/Fields/Form/Every field',
  component: Form,
  render: args => <EveryField {...(args as unknown as { onSubmit: (values: Values) => Promise<void> })} />,
  args: { onSubmit: fn(() => Promise.resolve()) } as never,
} satisfies Meta<typeof Form>;
export default meta;
type Story = StoryObj<{ readonly onSubmit: (values: Values) => Promise<void> }>;

/** A list closes when its page scrolls, and the page reports that a frame late: no one types as soon as that. */
const twoFrames = () =>
  new Promise<void>(resolve => requestAnimationFrame(() => requestAnimationFrame(() => resolve())));

/** Each field gives its form the value that the contract asks for. */
export const Default: Story = {
  play: async ({ args, canvas, step }) => {
    const type = (label: string, text: string) =>
      userEvent.type(canvas.getByLabelText(label, { selector: 'input, textarea' }), text);
    await step('what is typed', async () => {
      await type('Note', 'Known client');
      await type('Comment', 'Seen by all');
      await type('Days', '30');
      await type('Assets', '12,500');
      await type('Share', '33.5');
      await type('Code', '407128');
      await type('IBAN', 'nl91abna0417164300');
      await type('Colour', 'abc');
      await type('Domains', 'a.example,');
      await type('Postal code', '3581cc');
      await type('House number', '14');
      await type('Street', 'Maliebaan');
      await userEvent.click(canvas.getAllByRole('spinbutton')[0]!);
      await userEvent.keyboard('11272026');
      await type('Phone', '0612345678');
      await userEvent.tab();
    });
    await step('what is chosen', async () => {
      const choose = async (name: string, text: string, option: string) => {
        const box = await canvas.findByRole('combobox', { name });
        box.scrollIntoView({ block: 'center' });
        await twoFrames();
        await userEvent.type(box, text);
        const match = await screen.findByRole('option', { name: option });
        await userEvent.keyboard('{ArrowDown}');
        await waitFor(() => expect(match).toHaveAttribute('data-focused'));
        await userEvent.keyboard('{Enter}');
      };
      for (const [name, text, option] of [
        ['Country', 'belg', 'Belgium'],
        ['Legal form', 'al', 'Alpha'],
      ] as const) {
        await choose(name, text, option);
        await waitFor(() => expect(canvas.getByRole('combobox', { name })).toHaveValue(option));
        await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
      }
      // Where several can be chosen the list stays.
      await choose('Groups', 'be', 'Beta');
      await userEvent.keyboard('{Escape}');
      await userEvent.click(canvas.getByRole('checkbox', { name: 'Beta' }));
      await userEvent.click(canvas.getByRole('switch', { name: 'On' }));
      await userEvent.click(canvas.getByRole('button', { name: 'Last month' }));
      const files = canvas.getByLabelText('Files', { selector: 'input' });
      await userEvent.upload(files, new File(['%PDF'], 'kvk.pdf'));
      await canvas.findByTitle('kvk.pdf');
    });
    await step('what is sent', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
      await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce());
      await expect(args.onSubmit).toHaveBeenCalledWith({
        note: 'Known client',
        comment: 'Seen by all',
        days: '30',
        assets: '12500',
        share: '33.5',
        code: '407128',
        phone: '+31612345678',
        iban: 'NL91ABNA0417164300',
        colour: '#aabbcc', // data
        review: '2026-11-27',
        from: '2026-10-01',
        to: '2026-10-31',
        country: 'BE',
        legalForm: 'A',
        groups: ['B'],
        domains: ['a.example'],
        methods: ['B'],
        isOn: true,
        address: { ...empty.address, postcode: '3581 CC', houseNumber: '14', street: 'Maliebaan' },
        files: [{ id: 'id-kvk.pdf', name: 'kvk.pdf', size: 4 }],
      });
    });
  },
};
