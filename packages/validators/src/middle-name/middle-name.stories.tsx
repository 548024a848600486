import type { Meta, StoryObj } from '@storybook/react-vite';
import { ruleArgs, RulePage } from '../testing/RulePage.tsx';
import * as examples from './examples.ts';
import { middleName } from './middle-name.ts';

const meta = {
  title: 'Validators/Sign-in and people/middleName',
  component: RulePage,
  args: ruleArgs({
    name: 'middleName',
    rule: middleName,
    statement: 'Nothing, or 2 to 99 characters of any script.',
    source: 'S1 §5',
    value: 'F',
    ...examples,
  }),
} satisfies Meta<typeof RulePage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
