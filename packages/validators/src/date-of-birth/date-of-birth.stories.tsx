import type { Meta, StoryObj } from '@storybook/react-vite';
import { ruleArgs, RulePage } from '../testing/RulePage.tsx';
import { dateOfBirth } from './date-of-birth.ts';
import * as examples from './examples.ts';

const meta = {
  title: 'Validators/Sign-in and people/dateOfBirth',
  component: RulePage,
  args: ruleArgs({
    name: 'dateOfBirth',
    rule: dateOfBirth,
    statement:
      'A date of birth, when one is filled in: not in the future, and of an adult unless it is a child’s.',
    source: '4-expectations row 88',
    parameters: [
      { name: 'today', about: 'The day on which it is judged.' },
      { name: 'adult', about: 'An adult’s, or a minor’s; anybody’s where it is not given.' },
    ],
    value: '2010-05-01',
    options: { today: '2026-11-21', adult: true },
    ...examples,
  }),
} satisfies Meta<typeof RulePage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
