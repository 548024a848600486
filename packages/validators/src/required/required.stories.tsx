import type { Meta, StoryObj } from '@storybook/react-vite';
import { ruleArgs, RulePage } from '../testing/RulePage.tsx';
import * as examples from './examples.ts';
import { required } from './required.ts';

const meta = {
  title: 'Validators/Presence and choice/required',
  component: RulePage,
  args: ruleArgs({
    name: 'required',
    rule: required,
    statement: 'Something must be filled in. Blanks alone are nothing; an unticked box and zero are answers.',
    source: 'S1 §5',
    value: 'Jansen',
    ...examples,
  }),
} satisfies Meta<typeof RulePage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
