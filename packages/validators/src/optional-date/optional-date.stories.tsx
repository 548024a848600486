import type { Meta, StoryObj } from '@storybook/react-vite';
import { ruleArgs, RulePage } from '../testing/RulePage.tsx';
import * as examples from './examples.ts';
import { optionalDate } from './optional-date.ts';

const meta = {
  title: 'Validators/Dates and periods/optionalDate',
  component: RulePage,
  args: ruleArgs({
    name: 'optionalDate',
    rule: optionalDate,
    statement:
      'A real calendar date written exactly yyyy-mm-dd, or nothing. The order of a language belongs to the date field.',
    source: 'S1 §5, S2 §5; 3-decisions 4.19',
    value: '2026-02-31',
    ...examples,
  }),
} satisfies Meta<typeof RulePage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
