import type { Meta, StoryObj } from '@storybook/react-vite';
import { ruleArgs, RulePage } from '../testing/RulePage.tsx';
import * as examples from './examples.ts';
import { riskReviewMonths } from './risk-review-months.ts';

const meta = {
  title: 'Validators/Products and settings/riskReviewMonths',
  component: RulePage,
  args: ruleArgs({
    name: 'riskReviewMonths',
    rule: riskReviewMonths,
    statement:
      'The months between reviews of the four levels of risk keep their limits, and more risk is never reviewed less often.',
    source: '3-decisions 4.6',
    parameters: [{ name: 'key', about: 'The property of each row that holds the months.' }],
    value: '[24, 36, 12, 0]',
    isJson: true,
    ...examples,
  }),
} satisfies Meta<typeof RulePage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
