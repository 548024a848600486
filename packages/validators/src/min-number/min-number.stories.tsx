import type { Meta, StoryObj } from '@storybook/react-vite';
import { ruleArgs, RulePage } from '../testing/RulePage.tsx';
import * as examples from './examples.ts';
import { minNumber } from './min-number.ts';

const meta = {
  title: 'Validators/Numbers and money/minNumber',
  component: RulePage,
  args: ruleArgs({
    name: 'minNumber',
    rule: minNumber,
    statement: 'A number that is not below its minimum, compared exactly. Nothing passes.',
    source: 'S1 §5',
    parameters: [{ name: 'min', about: 'Smallest number, itself allowed.' }],
    value: '0.99',
    options: { min: 1 },
    ...examples,
  }),
} satisfies Meta<typeof RulePage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
