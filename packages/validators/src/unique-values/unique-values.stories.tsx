import type { Meta, StoryObj } from '@storybook/react-vite';
import { ruleArgs, RulePage } from '../testing/RulePage.tsx';
import * as examples from './examples.ts';
import { uniqueValues } from './unique-values.ts';

const meta = {
  title: 'Validators/Presence and choice/uniqueValues',
  component: RulePage,
  args: ruleArgs({
    name: 'uniqueValues',
    rule: uniqueValues,
    statement: 'The values of a set differ, compared as texts without outer blanks. Both rows are marked.',
    source: 'S1 §5, S2 §5',
    parameters: [{ name: 'key', about: 'The property of each row that holds the value.' }],
    value: '["a", "b", " a "]',
    isJson: true,
    ...examples,
  }),
} satisfies Meta<typeof RulePage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
