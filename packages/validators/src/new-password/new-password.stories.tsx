import type { Meta, StoryObj } from '@storybook/react-vite';
import { ruleArgs, RulePage } from '../testing/RulePage.tsx';
import * as examples from './examples.ts';
import { newPassword } from './new-password.ts';

const meta = {
  title: 'Validators/Sign-in and people/newPassword',
  component: RulePage,
  args: ruleArgs({
    name: 'newPassword',
    rule: newPassword,
    statement:
      '8 to 99 characters with a digit, a special character, an upper-case and a lower-case letter of ASCII. It lists every unmet demand.',
    source: 'S1 §5',
    value: 'abc',
    ...examples,
  }),
} satisfies Meta<typeof RulePage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
