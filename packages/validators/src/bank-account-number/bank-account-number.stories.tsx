import type { Meta, StoryObj } from '@storybook/react-vite';
import { ruleArgs, RulePage } from '../testing/RulePage.tsx';
import * as examples from './examples.ts';
import { bankAccountNumber, normalizeBankAccountNumber } from './bank-account-number.ts';

const meta = {
  title: 'Validators/Accounts and identifiers/bankAccountNumber',
  component: RulePage,
  args: ruleArgs({
    name: 'bankAccountNumber',
    rule: bankAccountNumber,
    statement:
      'A bank account number that is no IBAN: A to Z and 0 to 9, without the blanks, dots and dashes it is printed with.',
    source: 'S1 §5, S2 §5',
    value: '12-3456_7890',
    normalize: normalizeBankAccountNumber,
    ...examples,
  }),
} satisfies Meta<typeof RulePage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
