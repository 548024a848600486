import type { Meta, StoryObj } from '@storybook/react-vite';
import { ruleArgs, RulePage } from '../testing/RulePage.tsx';
import * as examples from './examples.ts';
import { emailTemplate } from './email-template.ts';

const meta = {
  title: 'Validators/Products and settings/emailTemplate',
  component: RulePage,
  args: ruleArgs({
    name: 'emailTemplate',
    rule: emailTemplate,
    statement:
      'Every curly brace has its partner, all required variables occur, and no others than the supported. It names the variables and the place.',
    source: 'S1 §5, S2 §5',
    parameters: [
      { name: 'required', about: 'Names that must occur; they are supported too.' },
      { name: 'supported', about: 'Names that may occur.' },
    ],
    value: 'Dear {{name}}, go to {{link}',
    options: { required: ['link'], supported: ['firstName'] },
    ...examples,
  }),
} satisfies Meta<typeof RulePage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
