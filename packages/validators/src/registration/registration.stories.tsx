import type { Meta, StoryObj } from '@storybook/react-vite';
import { ruleArgs, RulePage } from '../testing/RulePage.tsx';
import * as examples from './examples.ts';
import { registration } from './registration.ts';

const meta = {
  title: 'Validators/Products and settings/registration',
  component: RulePage,
  args: ruleArgs({
    name: 'registration',
    rule: registration,
    statement:
      'Whether a record is a registration at all: its fields, its parties and their number, its type and status.',
    source: 'S2 §5, §8; 3-decisions T9',
    value:
      '{ "_id": "1", "tenant_id": "meridian", "type": "JOINT", "status": "INCOMPLETE", "parties": [{}] }',
    isJson: true,
    ...examples,
  }),
} satisfies Meta<typeof RulePage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
