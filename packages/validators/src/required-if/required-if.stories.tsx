import type { Meta, StoryObj } from '@storybook/react-vite';
import { ruleArgs, RulePage } from '../testing/RulePage.tsx';
import * as examples from './examples.ts';
import { requiredIf } from './required-if.ts';

const meta = {
  title: 'Validators/Presence and choice/requiredIf',
  component: RulePage,
  args: ruleArgs({
    name: 'requiredIf',
    rule: requiredIf,
    statement: 'Required only if a flag is set.',
    source: 'S1 §5, S2 §5',
    parameters: [{ name: 'when', about: 'The flag.' }],
    value: '',
    options: { when: true },
    ...examples,
  }),
} satisfies Meta<typeof RulePage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
