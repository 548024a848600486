import type { Meta, StoryObj } from '@storybook/react-vite';
import { ruleArgs, RulePage } from '../testing/RulePage.tsx';
import * as examples from './examples.ts';
import { allocationTotal } from './allocation-total.ts';

const meta = {
  title: 'Validators/Products and settings/allocationTotal',
  component: RulePage,
  args: ruleArgs({
    name: 'allocationTotal',
    rule: allocationTotal,
    statement: 'An asset allocation adds up to exactly 100 %, added as decimals.',
    source: 'S1 §5, S2 §5',
    parameters: [{ name: 'key', about: 'The property of each row that holds the share.' }],
    value: '["60", "39.99"]',
    isJson: true,
    ...examples,
  }),
} satisfies Meta<typeof RulePage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
