import type { Meta, StoryObj } from '@storybook/react-vite';
import { ruleArgs, RulePage } from '../testing/RulePage.tsx';
import * as examples from './examples.ts';
import { chamberOfCommerceNumber, normalizeChamberOfCommerceNumber } from './chamber-of-commerce-number.ts';

const meta = {
  title: 'Validators/Accounts and identifiers/chamberOfCommerceNumber',
  component: RulePage,
  args: ruleArgs({
    name: 'chamberOfCommerceNumber',
    rule: chamberOfCommerceNumber,
    statement:
      'A number of the Dutch trade register: eight digits, a leading zero included. It has no check digit.',
    source: '4-expectations 98; KVK',
    value: '1234567',
    normalize: normalizeChamberOfCommerceNumber,
    ...examples,
  }),
} satisfies Meta<typeof RulePage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
