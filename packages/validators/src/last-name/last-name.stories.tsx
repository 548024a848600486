import type { Meta, StoryObj } from '@storybook/react-vite';
import { ruleArgs, RulePage } from '../testing/RulePage.tsx';
import * as examples from './examples.ts';
import { lastName } from './last-name.ts';

const meta = {
  title: 'Validators/Sign-in and people/lastName',
  component: RulePage,
  args: ruleArgs({
    name: 'lastName',
    rule: lastName,
    statement: 'Required, at most 99 characters of any script; one is enough.',
    source: 'S1 §5',
    value: '김',
    ...examples,
  }),
} satisfies Meta<typeof RulePage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
