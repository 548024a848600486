import type { Meta, StoryObj } from '@storybook/react-vite';
import { ruleArgs, RulePage } from '../testing/RulePage.tsx';
import * as examples from './examples.ts';
import { germanRegisterNumber, normalizeGermanRegisterNumber } from './german-register-number.ts';

const meta = {
  title: 'Validators/Accounts and identifiers/germanRegisterNumber',
  component: RulePage,
  args: ruleArgs({
    name: 'germanRegisterNumber',
    rule: germanRegisterNumber,
    statement: 'A number of a German register of companies, with or without the court that keeps it.',
    source: 'HGB, section 8; HRV, section 13',
    value: 'HRC 84954',
    normalize: normalizeGermanRegisterNumber,
    ...examples,
  }),
} satisfies Meta<typeof RulePage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
