import type { Meta, StoryObj } from '@storybook/react-vite';
import { ruleArgs, RulePage } from '../testing/RulePage.tsx';
import * as examples from './examples.ts';
import { bsn, normalizeBsn } from './bsn.ts';

const meta = {
  title: 'Validators/Accounts and identifiers/bsn',
  component: RulePage,
  args: ruleArgs({
    name: 'bsn',
    rule: bsn,
    statement:
      'A Dutch citizen service number: nine digits that pass the eleven-test. Eight get the zero that a spreadsheet drops.',
    source: '4-expectations 91, 231; Logisch ontwerp BSN',
    value: '1234.56.789',
    normalize: normalizeBsn,
    ...examples,
  }),
} satisfies Meta<typeof RulePage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
