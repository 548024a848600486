import type { Meta, StoryObj } from '@storybook/react-vite';
import { ruleArgs, RulePage } from '../testing/RulePage.tsx';
import * as examples from './examples.ts';
import { lei, normalizeLei } from './lei.ts';

const meta = {
  title: 'Validators/Accounts and identifiers/lei',
  component: RulePage,
  args: ruleArgs({
    name: 'lei',
    rule: lei,
    statement:
      'A legal entity identifier, or nothing: 18 characters and two check digits from 02 to 98 by ISO 7064 MOD 97-10.',
    source: 'S1 §5, S2 §5; ISO 17442',
    value: '2138 00kud8 LAJW SQ9D 16',
    normalize: normalizeLei,
    ...examples,
  }),
} satisfies Meta<typeof RulePage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
