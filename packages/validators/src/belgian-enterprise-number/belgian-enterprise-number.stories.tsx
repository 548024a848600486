import type { Meta, StoryObj } from '@storybook/react-vite';
import { ruleArgs, RulePage } from '../testing/RulePage.tsx';
import * as examples from './examples.ts';
import { belgianEnterpriseNumber, normalizeBelgianEnterpriseNumber } from './belgian-enterprise-number.ts';

const meta = {
  title: 'Validators/Accounts and identifiers/belgianEnterpriseNumber',
  component: RulePage,
  args: ruleArgs({
    name: 'belgianEnterpriseNumber',
    rule: belgianEnterpriseNumber,
    statement:
      'A Belgian enterprise number, which is also the VAT number: ten digits that begin with 0 or 1, the last two a check by 97.',
    source: 'Royal Decree of 24 June 2003',
    value: 'BE 0403.227.516',
    normalize: normalizeBelgianEnterpriseNumber,
    ...examples,
  }),
} satisfies Meta<typeof RulePage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
