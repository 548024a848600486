import type { Meta, StoryObj } from '@storybook/react-vite';
import { ruleArgs, RulePage } from '../testing/RulePage.tsx';
import * as examples from './examples.ts';
import { minCurrency } from './min-currency.ts';

const meta = {
  title: 'Validators/Numbers and money/minCurrency',
  component: RulePage,
  args: ruleArgs({
    name: 'minCurrency',
    rule: minCurrency,
    statement:
      'An amount that is not below its minimum. Its text shows the minimum as money without decimals.',
    source: 'S1 §5, S2 §9',
    parameters: [
      { name: 'min', about: 'Smallest amount, itself allowed.' },
      { name: 'currency', about: 'What it is counted in, an ISO 4217 code; euro where none is named.' },
    ],
    value: '9999.99',
    options: { min: 10_000 },
    ...examples,
  }),
} satisfies Meta<typeof RulePage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
