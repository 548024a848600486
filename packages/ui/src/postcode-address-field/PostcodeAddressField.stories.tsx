import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { PostcodeAddressField, type PostcodeAddressFieldProps } from './PostcodeAddressField.tsx';
import type { AddressLookup, PostcodeAddress } from './use-address-lookup.ts';

const empty: PostcodeAddress = { postcode: '', houseNumber: '', addition: '', street: '', city: '' };
const knownAddress: PostcodeAddress = {
  postcode: '3581 CC',
  houseNumber: '14',
  addition: 'bis',
  street: 'Maliebaan',
  city: 'Utrecht',
};
/** A register with one street. */
const register: AddressLookup = ({ postcode }) =>
  Promise.resolve(postcode === '3581 CC' ? { street: 'Maliebaan', city: 'Utrecht' } : undefined);

const meta = {
  title: 'Components/Fields/PostcodeAddressField',
  component: PostcodeAddressField,
  args: {
    label: 'Home address',
    value: empty,
    lookup: register,
    onValueChange: fn(),
    className: 'max-w-column',
  },
  render: function Controlled(args: PostcodeAddressFieldProps) {
    const [value, setValue] = useState(args.value ?? empty);
    const change = (next: PostcodeAddress) => {
      setValue(next);
      args.onValueChange?.(next);
    };
    return <PostcodeAddressField {...args} value={value} onValueChange={change} />;
  },
} satisfies Meta<typeof PostcodeAddressField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, step }) => {
    await step('postcode and house number find the rest', async () => {
      await userEvent.type(canvas.getByLabelText('Postal code'), '3581cc');
      await userEvent.tab();
      await expect(canvas.getByLabelText('Postal code')).toHaveValue('3581 CC');
      await userEvent.type(canvas.getByLabelText('House number'), '14');
      await waitFor(() => expect(canvas.getByLabelText('Street')).toHaveValue('Maliebaan'));
      await expect(canvas.getByRole('status')).toHaveTextContent('Address found: Maliebaan, Utrecht');
    });
    await step('what was found can be changed', async () => {
      await userEvent.type(canvas.getByLabelText('Street'), ' (rear)');
      await expect(canvas.getByLabelText('Street')).toHaveValue('Maliebaan (rear)');
    });
  },
};
export const Playground: Story = {};
/** The address is not in the register: it can be typed. */
export const NotFound: Story = {
  args: { value: { ...empty, postcode: '1000 AA' } },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('House number'), '1');
    await waitFor(() =>
      expect(canvas.getByRole('status')).toHaveTextContent('Invalid postal code or house number'),
    );
    await userEvent.type(canvas.getByLabelText('Street'), 'Dam');
    await expect(canvas.getByLabelText('Street')).toHaveValue('Dam');
  },
};
/** The register cannot be reached: the address can be typed. */
export const Failed: Story = {
  args: { value: { ...empty, postcode: '3581 CC' }, lookup: () => Promise.reject(new Error('No answer')) },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('House number'), '1');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(/could not be looked up/));
  },
};
/** While results are loading. */
export const Searching: Story = {
  args: { value: { ...empty, postcode: '3581 CC' }, lookup: () => new Promise(() => undefined) },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('House number'), '1');
    await expect(canvas.getByRole('status')).toHaveTextContent('Looking up the address…');
  },
};
/** Of another country: nothing is looked up, and it is typed as it is written on an envelope. */
export const WithoutLookup: Story = {
  args: { lookup: undefined },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByLabelText('Street'));
    for (const text of ['Maximilianstraße', '35', 'a', '80539', 'München']) {
      await userEvent.keyboard(text);
      await userEvent.tab();
    }
    await expect(canvas.getByLabelText('House number')).toHaveValue('35');
    await expect(canvas.getByLabelText('Postal code')).toHaveValue('80539');
    await expect(canvas.getByLabelText('City')).toHaveValue('München');
    await expect(canvas.queryByRole('status')).toBeNull();
  },
};
/** In German: labels are longer, and numbers and dates follow the language. */
export const German: Story = {
  globals: { locale: 'de-DE' },
  args: { label: 'Wohnanschrift der vertretungsberechtigten Person', value: knownAddress, isOptional: true },
};

/** Every state. */
export const Matrix: Story = {
  tags: ['visual'],
  render: () => (
    <div className="grid grid-cols-1 gap-8 md:grid-cols-2">
      <PostcodeAddressField label="Empty" lookup={register} />
      <PostcodeAddressField label="Filled" value={knownAddress} lookup={register} hint="Help that stays" />
      <PostcodeAddressField
        label="In error"
        value={{ ...knownAddress, postcode: '0000 AA' }}
        lookup={register}
        bindings={{ postcode: { error: 'Invalid postal code or house number' } }}
      />
      <PostcodeAddressField label="Disabled, without a look-up" value={knownAddress} isDisabled />
    </div>
  ),
};
