import type { Meta, StoryObj } from '@storybook/react-vite';
import { ruleArgs, RulePage } from '../testing/RulePage.tsx';
import * as examples from './examples.ts';
import { atMost } from './at-most.ts';

const meta = {
  title: 'Validators/Numbers and money/atMost',
  component: RulePage,
  args: ruleArgs({
    name: 'atMost',
    rule: atMost,
    statement: 'A number that is a bound or less. Nothing passes.',
    source: 'S2 §5',
    parameters: [{ name: 'bound', about: 'The bound, itself allowed.' }],
    value: '100.0001',
    options: { bound: 100 },
    ...examples,
  }),
} satisfies Meta<typeof RulePage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
