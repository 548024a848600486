import type { Meta, StoryObj } from '@storybook/react-vite';
import { ruleArgs, RulePage } from '../testing/RulePage.tsx';
import * as examples from './examples.ts';
import { atLeastOneSelected } from './at-least-one-selected.ts';

const meta = {
  title: 'Validators/Presence and choice/atLeastOneSelected',
  component: RulePage,
  args: ruleArgs({
    name: 'atLeastOneSelected',
    rule: atLeastOneSelected,
    statement: 'At least one authentication method, registration type or role is chosen.',
    source: 'S1 §5, S2 §5',
    parameters: [{ name: 'of', about: 'roles, authenticationMethods or registrationTypes.' }],
    value: '[]',
    options: { of: 'roles' },
    isJson: true,
    ...examples,
  }),
} satisfies Meta<typeof RulePage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
