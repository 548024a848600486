import type { Meta, StoryObj } from '@storybook/react-vite';
import { ruleArgs, RulePage } from '../testing/RulePage.tsx';
import * as examples from './examples.ts';
import { maximumValidity } from './maximum-validity.ts';

const meta = {
  title: 'Validators/Dates and periods/maximumValidity',
  component: RulePage,
  args: ruleArgs({
    name: 'maximumValidity',
    rule: maximumValidity,
    statement: 'A validity of at most 90 days.',
    source: 'S1 §5, §9; 3-decisions T4',
    value: '91',
    ...examples,
  }),
} satisfies Meta<typeof RulePage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
