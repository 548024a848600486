import type { Meta, StoryObj } from '@storybook/react-vite';
import { ruleArgs, RulePage } from '../testing/RulePage.tsx';
import * as examples from './examples.ts';
import { frenchTaxNumber, normalizeFrenchTaxNumber } from './french-tax-number.ts';

const meta = {
  title: 'Validators/Accounts and identifiers/frenchTaxNumber',
  component: RulePage,
  args: ruleArgs({
    name: 'frenchTaxNumber',
    rule: frenchTaxNumber,
    statement:
      'The tax number of a person in France: thirteen digits, the last three the remainder of the others by 511.',
    source: 'OECD',
    value: '30 23 217 600 054',
    normalize: normalizeFrenchTaxNumber,
    ...examples,
  }),
} satisfies Meta<typeof RulePage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
