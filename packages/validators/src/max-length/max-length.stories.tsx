import type { Meta, StoryObj } from '@storybook/react-vite';
import { ruleArgs, RulePage } from '../testing/RulePage.tsx';
import * as examples from './examples.ts';
import { maxLength } from './max-length.ts';

const meta = {
  title: 'Validators/Text/maxLength',
  component: RulePage,
  args: ruleArgs({
    name: 'maxLength',
    rule: maxLength,
    statement: 'At most so many characters, counted as people count, without outer blanks.',
    source: 'S1 §5',
    parameters: [{ name: 'max', about: 'Most characters.' }],
    value: 'abcde',
    options: { max: 4 },
    ...examples,
  }),
} satisfies Meta<typeof RulePage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
