import type { Meta, StoryObj } from '@storybook/react-vite';
import { ruleArgs, RulePage } from '../testing/RulePage.tsx';
import * as examples from './examples.ts';
import { weightBounds } from './weight-bounds.ts';

const meta = {
  title: 'Validators/Products and settings/weightBounds',
  component: RulePage,
  args: ruleArgs({
    name: 'weightBounds',
    rule: weightBounds,
    statement:
      'At least one of neutral, minimum and maximum; minimum below maximum, neutral between them, equal ones refused.',
    source: 'S1 §5, S2 §5; 4-expectations 216',
    value: '{ "neutral": "60", "min": "40", "max": "60" }',
    isJson: true,
    ...examples,
  }),
} satisfies Meta<typeof RulePage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
