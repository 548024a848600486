import type { Meta, StoryObj } from '@storybook/react-vite';
import { ruleArgs, RulePage } from '../testing/RulePage.tsx';
import * as examples from './examples.ts';
import { maxNumber } from './max-number.ts';

const meta = {
  title: 'Validators/Numbers and money/maxNumber',
  component: RulePage,
  args: ruleArgs({
    name: 'maxNumber',
    rule: maxNumber,
    statement: 'A number that is not above its maximum, compared exactly. Nothing passes.',
    source: 'S1 §5',
    parameters: [{ name: 'max', about: 'Largest number, itself allowed.' }],
    value: '61',
    options: { max: 60 },
    ...examples,
  }),
} satisfies Meta<typeof RulePage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
