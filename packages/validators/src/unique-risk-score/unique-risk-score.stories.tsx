import type { Meta, StoryObj } from '@storybook/react-vite';
import { ruleArgs, RulePage } from '../testing/RulePage.tsx';
import * as examples from './examples.ts';
import { uniqueRiskScore } from './unique-risk-score.ts';

const meta = {
  title: 'Validators/Products and settings/uniqueRiskScore',
  component: RulePage,
  args: ruleArgs({
    name: 'uniqueRiskScore',
    rule: uniqueRiskScore,
    statement: 'The risk scores of all investor profiles differ, compared as numbers. Both rows are marked.',
    source: 'S1 §5, S2 §5',
    parameters: [{ name: 'key', about: 'The property of each row that holds the score.' }],
    value: '[1, 2, "2.0"]',
    isJson: true,
    ...examples,
  }),
} satisfies Meta<typeof RulePage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
