import type { Meta, StoryObj } from '@storybook/react-vite';
import { ruleArgs, RulePage } from '../testing/RulePage.tsx';
import * as examples from './examples.ts';
import { oneOf } from './one-of.ts';

const meta = {
  title: 'Validators/Presence and choice/oneOf',
  component: RulePage,
  args: ruleArgs({
    name: 'oneOf',
    rule: oneOf,
    statement: 'One of a list of values. Nothing passes.',
    source: 'S2 §5',
    parameters: [{ name: 'values', about: 'What may be chosen; the codes of a vocabulary fit.' }],
    value: 'NAICS',
    options: { values: ['SBI', 'NACE', 'ISIC'] },
    ...examples,
  }),
} satisfies Meta<typeof RulePage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
