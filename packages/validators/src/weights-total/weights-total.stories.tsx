import type { Meta, StoryObj } from '@storybook/react-vite';
import { ruleArgs, RulePage } from '../testing/RulePage.tsx';
import * as examples from './examples.ts';
import { weightsTotal } from './weights-total.ts';

const meta = {
  title: 'Validators/Products and settings/weightsTotal',
  component: RulePage,
  args: ruleArgs({
    name: 'weightsTotal',
    rule: weightsTotal,
    statement:
      'Weights add up to exactly 100 %, added as decimals. A row that is no number, or below zero, spoils the total.',
    source: 'S1 §5, S2 §5',
    parameters: [{ name: 'key', about: 'The property of each row that holds the weight.' }],
    value: '["33.33", "33.33", "33.33"]',
    isJson: true,
    ...examples,
  }),
} satisfies Meta<typeof RulePage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
