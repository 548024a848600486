import type { Meta, StoryObj } from '@storybook/react-vite';
import { ruleArgs, RulePage } from '../testing/RulePage.tsx';
import * as examples from './examples.ts';
import { moreThan } from './more-than.ts';

const meta = {
  title: 'Validators/Numbers and money/moreThan',
  component: RulePage,
  args: ruleArgs({
    name: 'moreThan',
    rule: moreThan,
    statement: 'A number above a bound. Nothing passes.',
    source: 'S2 §5',
    parameters: [{ name: 'bound', about: 'The bound, itself refused.' }],
    value: '0',
    options: { bound: 0 },
    ...examples,
  }),
} satisfies Meta<typeof RulePage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
