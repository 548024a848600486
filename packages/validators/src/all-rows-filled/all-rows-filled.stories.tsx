import type { Meta, StoryObj } from '@storybook/react-vite';
import { ruleArgs, RulePage } from '../testing/RulePage.tsx';
import * as examples from './examples.ts';
import { allRowsFilled } from './all-rows-filled.ts';

const meta = {
  title: 'Validators/Presence and choice/allRowsFilled',
  component: RulePage,
  args: ruleArgs({
    name: 'allRowsFilled',
    rule: allRowsFilled,
    statement: 'Every cell of every row is filled in.',
    source: 'S1 §5, S2 §5',
    value: '[["a", "1"], ["", "2"]]',
    isJson: true,
    ...examples,
  }),
} satisfies Meta<typeof RulePage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
