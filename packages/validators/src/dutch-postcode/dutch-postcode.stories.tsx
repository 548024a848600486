import type { Meta, StoryObj } from '@storybook/react-vite';
import { ruleArgs, RulePage } from '../testing/RulePage.tsx';
import * as examples from './examples.ts';
import { dutchPostcode, normalizePostcode } from './dutch-postcode.ts';

const meta = {
  title: 'Validators/Accounts and identifiers/dutchPostcode',
  component: RulePage,
  args: ruleArgs({
    name: 'dutchPostcode',
    rule: dutchPostcode,
    statement: 'A Dutch postcode: four digits, not from zero, and two letters other than SA, SD and SS.',
    source: 'S1 §8; NEN 5825',
    value: '2611 SS',
    normalize: normalizePostcode,
    ...examples,
  }),
} satisfies Meta<typeof RulePage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
