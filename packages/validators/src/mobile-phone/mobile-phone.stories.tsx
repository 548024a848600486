import type { Meta, StoryObj } from '@storybook/react-vite';
import { loadPhoneMetadata } from '../phone/metadata.ts';
import { ruleArgs, RulePage } from '../testing/RulePage.tsx';
import * as examples from './examples.ts';
import { mobilePhone } from './mobile-phone.ts';

const meta = {
  title: 'Validators/Phone/mobilePhone',
  component: RulePage,
  loaders: [loadPhoneMetadata],
  args: ruleArgs({
    name: 'mobilePhone',
    rule: mobilePhone,
    statement:
      'A mobile number, or nothing: at least 6 characters, valid, and of a type that can be mobile. It answers later until the metadata are there.',
    source: 'S1 §5, S2 §5; libphonenumber',
    parameters: [
      { name: 'defaultCountry', about: 'Country of a number without its own; NL unless said otherwise.' },
    ],
    value: '020 1234567',
    options: { defaultCountry: 'NL' },
    ...examples,
  }),
} satisfies Meta<typeof RulePage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
