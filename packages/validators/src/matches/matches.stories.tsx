import type { Meta, StoryObj } from '@storybook/react-vite';
import { ruleArgs, RulePage } from '../testing/RulePage.tsx';
import * as examples from './examples.ts';
import { matches } from './matches.ts';

const meta = {
  title: 'Validators/Presence and choice/matches',
  component: RulePage,
  args: ruleArgs({
    name: 'matches',
    rule: matches,
    statement: 'Equal to another value. Two empty values are equal.',
    source: 'S1 §5',
    parameters: [{ name: 'other', about: 'The value that it must equal.' }],
    value: 'jan@voorbeeld.be',
    options: { other: 'jan@voorbeeld.nl' },
    ...examples,
  }),
} satisfies Meta<typeof RulePage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
