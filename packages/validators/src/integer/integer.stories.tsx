import type { Meta, StoryObj } from '@storybook/react-vite';
import { ruleArgs, RulePage } from '../testing/RulePage.tsx';
import * as examples from './examples.ts';
import { integer } from './integer.ts';

const meta = {
  title: 'Validators/Numbers and money/integer',
  component: RulePage,
  args: ruleArgs({
    name: 'integer',
    rule: integer,
    statement: 'A whole number: 5.0 is one, 5.5 and 0x10 are not. Nothing passes.',
    source: 'S1 §5',
    value: '5.5',
    ...examples,
  }),
} satisfies Meta<typeof RulePage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
