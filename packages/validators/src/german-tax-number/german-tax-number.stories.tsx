import type { Meta, StoryObj } from '@storybook/react-vite';
import { ruleArgs, RulePage } from '../testing/RulePage.tsx';
import * as examples from './examples.ts';
import { germanTaxNumber, normalizeGermanTaxNumber } from './german-tax-number.ts';

const meta = {
  title: 'Validators/Accounts and identifiers/germanTaxNumber',
  component: RulePage,
  args: ruleArgs({
    name: 'germanTaxNumber',
    rule: germanTaxNumber,
    statement:
      'The tax identification number of a person in Germany: eleven digits, one of them repeated, the last a check by ISO 7064 MOD 11,10.',
    source: '§ 139b AO',
    value: '36 574 261 890',
    normalize: normalizeGermanTaxNumber,
    ...examples,
  }),
} satisfies Meta<typeof RulePage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
