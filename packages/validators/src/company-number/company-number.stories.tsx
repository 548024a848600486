import type { Meta, StoryObj } from '@storybook/react-vite';
import { ruleArgs, RulePage } from '../testing/RulePage.tsx';
import * as examples from './examples.ts';
import { companyNumber } from './company-number.ts';

const meta = {
  title: 'Validators/Accounts and identifiers/companyNumber',
  component: RulePage,
  args: ruleArgs({
    name: 'companyNumber',
    rule: companyNumber,
    statement:
      'The number of a company in the register of its country; of a country whose form is not known, any text.',
    source: 'Ours: the registers of the four countries that firms work in',
    value: '84954',
    parameters: [{ name: 'country', about: 'ISO 3166-1; the Netherlands where it is not known.' }],
    options: { country: 'DE' },
    ...examples,
  }),
} satisfies Meta<typeof RulePage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
