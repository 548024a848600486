import type { Meta, StoryObj } from '@storybook/react-vite';
import { ruleArgs, RulePage } from '../testing/RulePage.tsx';
import * as examples from './examples.ts';
import { minLength } from './min-length.ts';

const meta = {
  title: 'Validators/Text/minLength',
  component: RulePage,
  args: ruleArgs({
    name: 'minLength',
    rule: minLength,
    statement:
      'At least so many characters, counted as people count, without outer blanks. Nothing passes: that is for required to say.',
    source: 'S1 §5',
    parameters: [{ name: 'min', about: 'Fewest characters.' }],
    value: 'abc',
    options: { min: 4 },
    ...examples,
  }),
} satisfies Meta<typeof RulePage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
