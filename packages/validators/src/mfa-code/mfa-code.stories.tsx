import type { Meta, StoryObj } from '@storybook/react-vite';
import { ruleArgs, RulePage } from '../testing/RulePage.tsx';
import * as examples from './examples.ts';
import { mfaCode } from './mfa-code.ts';

const meta = {
  title: 'Validators/Sign-in and people/mfaCode',
  component: RulePage,
  args: ruleArgs({
    name: 'mfaCode',
    rule: mfaCode,
    statement: 'Required, at most 6 characters.',
    source: 'S1 §5',
    value: '1234567',
    ...examples,
  }),
} satisfies Meta<typeof RulePage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
