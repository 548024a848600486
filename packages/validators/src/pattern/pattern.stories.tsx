import type { Meta, StoryObj } from '@storybook/react-vite';
import { ruleArgs, RulePage } from '../testing/RulePage.tsx';
import * as examples from './examples.ts';
import { pattern } from './pattern.ts';

const meta = {
  title: 'Validators/Text/pattern',
  component: RulePage,
  args: ruleArgs({
    name: 'pattern',
    rule: pattern,
    statement: 'Only what a pattern allows. Nothing passes.',
    source: 'S1 §5',
    parameters: [{ name: 'pattern', about: 'What the text must match; anchored to judge the whole of it.' }],
    value: 'a1',
    options: { pattern: /^[a-z]+$/ },
    ...examples,
  }),
} satisfies Meta<typeof RulePage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
