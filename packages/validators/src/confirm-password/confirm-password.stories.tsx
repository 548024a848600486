import type { Meta, StoryObj } from '@storybook/react-vite';
import { ruleArgs, RulePage } from '../testing/RulePage.tsx';
import * as examples from './examples.ts';
import { confirmPassword } from './confirm-password.ts';

const meta = {
  title: 'Validators/Sign-in and people/confirmPassword',
  component: RulePage,
  args: ruleArgs({
    name: 'confirmPassword',
    rule: confirmPassword,
    statement: 'Required, and equal to the new password, character for character.',
    source: 'S1 §5',
    parameters: [{ name: 'newPassword', about: 'The new password, as typed.' }],
    value: 'abcdef1!',
    options: { newPassword: 'Abcdef1!' },
    ...examples,
  }),
} satisfies Meta<typeof RulePage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
