import type { Meta, StoryObj } from '@storybook/react-vite';
import { ruleArgs, RulePage } from '../testing/RulePage.tsx';
import * as examples from './examples.ts';
import { percent } from './percent.ts';

const meta = {
  title: 'Validators/Numbers and money/percent',
  component: RulePage,
  args: ruleArgs({
    name: 'percent',
    rule: percent,
    statement: 'A percentage between its bounds, judged with four decimals. Nothing passes.',
    source: 'S2 §5, §9',
    parameters: [
      { name: 'moreThan', about: 'Lower bound, itself refused.' },
      { name: 'moreThanOrEqual', about: 'Lower bound, itself allowed; 0 unless said otherwise.' },
      { name: 'atMost', about: 'Upper bound, itself allowed; 100 unless said otherwise.' },
    ],
    value: '100.0001',
    options: { moreThanOrEqual: 0, atMost: 100 },
    ...examples,
  }),
} satisfies Meta<typeof RulePage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
