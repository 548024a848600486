import type { Meta, StoryObj } from '@storybook/react-vite';
import { ruleArgs, RulePage } from '../testing/RulePage.tsx';
import * as examples from './examples.ts';
import { alphanumeric, normalizeAlphanumeric } from './alphanumeric.ts';

const meta = {
  title: 'Validators/Text/alphanumeric',
  component: RulePage,
  args: ruleArgs({
    name: 'alphanumeric',
    rule: alphanumeric,
    statement:
      'A to Z and 0 to 9 of ASCII, with spaces if they are asked for. Outer blanks and small letters are accepted.',
    source: 'S1 §5, S2 §5',
    parameters: [{ name: 'spaces', about: 'Spaces are allowed between the characters.' }],
    value: 'ABC-123',
    options: { spaces: true },
    normalize: normalizeAlphanumeric,
    ...examples,
  }),
} satisfies Meta<typeof RulePage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
