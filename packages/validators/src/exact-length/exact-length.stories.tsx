import type { Meta, StoryObj } from '@storybook/react-vite';
import { ruleArgs, RulePage } from '../testing/RulePage.tsx';
import * as examples from './examples.ts';
import { exactLength } from './exact-length.ts';

const meta = {
  title: 'Validators/Text/exactLength',
  component: RulePage,
  args: ruleArgs({
    name: 'exactLength',
    rule: exactLength,
    statement: 'Exactly so many characters, counted as people count. Nothing passes.',
    source: 'S1 §5',
    parameters: [{ name: 'length', about: 'Number of characters.' }],
    value: 'NLD',
    options: { length: 2 },
    ...examples,
  }),
} satisfies Meta<typeof RulePage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
