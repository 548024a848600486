import type { Meta, StoryObj } from '@storybook/react-vite';
import { ruleArgs, RulePage } from '../testing/RulePage.tsx';
import * as examples from './examples.ts';
import { belgianNationalNumber, normalizeBelgianNationalNumber } from './belgian-national-number.ts';

const meta = {
  title: 'Validators/Accounts and identifiers/belgianNationalNumber',
  component: RulePage,
  args: ruleArgs({
    name: 'belgianNationalNumber',
    rule: belgianNationalNumber,
    statement: 'A Belgian national register number or BIS number: a date, a counter, and check digits by 97.',
    source: '4-expectations 231; Royal Decree of 3 April 1984',
    parameters: [
      { name: 'year', about: 'The year in which it is judged; the present one unless said otherwise.' },
    ],
    value: '85.07.30-033.29',
    options: { year: 2026 },
    normalize: normalizeBelgianNationalNumber,
    ...examples,
  }),
} satisfies Meta<typeof RulePage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
