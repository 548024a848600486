import type { Meta, StoryObj } from '@storybook/react-vite';
import { ruleArgs, RulePage } from '../testing/RulePage.tsx';
import * as examples from './examples.ts';
import { range } from './range.ts';

const meta = {
  title: 'Validators/Numbers and money/range',
  component: RulePage,
  args: ruleArgs({
    name: 'range',
    rule: range,
    statement: 'A number between two others, both allowed. Nothing passes.',
    source: 'S1 §5',
    parameters: [
      { name: 'min', about: 'Smallest number.' },
      { name: 'max', about: 'Largest number.' },
    ],
    value: '39.5',
    options: { min: 40, max: 100 },
    ...examples,
  }),
} satisfies Meta<typeof RulePage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
