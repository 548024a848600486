import type { Meta, StoryObj } from '@storybook/react-vite';
import { loadPhoneMetadata } from '../phone/metadata.ts';
import { ruleArgs, RulePage } from '../testing/RulePage.tsx';
import * as examples from './examples.ts';
import { landOrMobilePhone } from './land-or-mobile-phone.ts';

const meta = {
  title: 'Validators/Phone/landOrMobilePhone',
  component: RulePage,
  loaders: [loadPhoneMetadata],
  args: ruleArgs({
    name: 'landOrMobilePhone',
    rule: landOrMobilePhone,
    statement:
      'A number on which a person or a firm can be called, or nothing: mobile, fixed line, internet telephony, company number. It answers later until the metadata are there.',
    source: 'S1 §5, S2 §5; libphonenumber',
    parameters: [
      { name: 'defaultCountry', about: 'Country of a number without its own; NL unless said otherwise.' },
    ],
    value: '0800 1234',
    options: { defaultCountry: 'NL' },
    ...examples,
  }),
} satisfies Meta<typeof RulePage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
