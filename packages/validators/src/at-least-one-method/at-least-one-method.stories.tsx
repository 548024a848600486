import type { Meta, StoryObj } from '@storybook/react-vite';
import { ruleArgs, RulePage } from '../testing/RulePage.tsx';
import * as examples from './examples.ts';
import { atLeastOneMethod } from './at-least-one-method.ts';

const meta = {
  title: 'Validators/Presence and choice/atLeastOneMethod',
  component: RulePage,
  args: ruleArgs({
    name: 'atLeastOneMethod',
    rule: atLeastOneMethod,
    statement: 'At least one of iDeal and iDIN is switched on.',
    source: 'S1 §5, S2 §5',
    value: '{ "iDeal": false, "iDIN": false }',
    isJson: true,
    ...examples,
  }),
} satisfies Meta<typeof RulePage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
