import type { Meta, StoryObj } from '@storybook/react-vite';
import { ruleArgs, RulePage } from '../testing/RulePage.tsx';
import * as examples from './examples.ts';
import { formula } from './formula.ts';

const meta = {
  title: 'Validators/Products and settings/formula',
  component: RulePage,
  args: ruleArgs({
    name: 'formula',
    rule: formula,
    statement:
      'A formula that is well formed: numbers, identifiers, + - * /, a minus before an operand, parentheses. It says where it is not.',
    source: 'S1 §5, S2 §5',
    value: '(a + b * 2',
    ...examples,
  }),
} satisfies Meta<typeof RulePage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
