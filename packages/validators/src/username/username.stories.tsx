import type { Meta, StoryObj } from '@storybook/react-vite';
import { ruleArgs, RulePage } from '../testing/RulePage.tsx';
import * as examples from './examples.ts';
import { username } from './username.ts';

const meta = {
  title: 'Validators/Sign-in and people/username',
  component: RulePage,
  args: ruleArgs({
    name: 'username',
    rule: username,
    statement: 'Required, 4 to 99 characters.',
    source: 'S1 §5',
    value: 'jan',
    ...examples,
  }),
} satisfies Meta<typeof RulePage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
