import type { Meta, StoryObj } from '@storybook/react-vite';
import { ruleArgs, RulePage } from '../testing/RulePage.tsx';
import * as examples from './examples.ts';
import { atLeastOneGroup } from './at-least-one-group.ts';

const meta = {
  title: 'Validators/Presence and choice/atLeastOneGroup',
  component: RulePage,
  args: ruleArgs({
    name: 'atLeastOneGroup',
    rule: atLeastOneGroup,
    statement: 'At least one of several groups has something filled in.',
    source: 'S1 §5, S2 §5',
    parameters: [{ name: 'groups', about: 'Names of the groups, as the error lists them.' }],
    value: '{ "phone": "" }',
    options: { groups: ['phone', 'address'] },
    isJson: true,
    ...examples,
  }),
} satisfies Meta<typeof RulePage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
