import type { Meta, StoryObj } from '@storybook/react-vite';
import { ruleArgs, RulePage } from '../testing/RulePage.tsx';
import * as examples from './examples.ts';
import { firstName } from './first-name.ts';

const meta = {
  title: 'Validators/Sign-in and people/firstName',
  component: RulePage,
  args: ruleArgs({
    name: 'firstName',
    rule: firstName,
    statement: 'Required, 2 to 99 characters of any script.',
    source: 'S1 §5',
    value: 'O',
    ...examples,
  }),
} satisfies Meta<typeof RulePage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
