import type { Meta, StoryObj } from '@storybook/react-vite';
import { ruleArgs, RulePage } from '../testing/RulePage.tsx';
import * as examples from './examples.ts';
import { signingDays } from './signing-days.ts';

const meta = {
  title: 'Validators/Dates and periods/signingDays',
  component: RulePage,
  args: ruleArgs({
    name: 'signingDays',
    rule: signingDays,
    statement: 'Signing expires at least one day after the reminder.',
    source: 'S1 §5, S2 §5',
    value: '{ "reminderDays": 7, "expiryDays": 7 }',
    isJson: true,
    ...examples,
  }),
} satisfies Meta<typeof RulePage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
