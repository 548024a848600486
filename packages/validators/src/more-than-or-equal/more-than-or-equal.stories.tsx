import type { Meta, StoryObj } from '@storybook/react-vite';
import { ruleArgs, RulePage } from '../testing/RulePage.tsx';
import * as examples from './examples.ts';
import { moreThanOrEqual } from './more-than-or-equal.ts';

const meta = {
  title: 'Validators/Numbers and money/moreThanOrEqual',
  component: RulePage,
  args: ruleArgs({
    name: 'moreThanOrEqual',
    rule: moreThanOrEqual,
    statement: 'A number that is a bound or more. Nothing passes.',
    source: 'S2 §5',
    parameters: [{ name: 'bound', about: 'The bound, itself allowed.' }],
    value: '24.9999',
    options: { bound: 25 },
    ...examples,
  }),
} satisfies Meta<typeof RulePage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
