import type { Meta, StoryObj } from '@storybook/react-vite';
import { ruleArgs, RulePage } from '../testing/RulePage.tsx';
import * as examples from './examples.ts';
import { dutchVatNumber, normalizeDutchVatNumber } from './dutch-vat-number.ts';

const meta = {
  title: 'Validators/Accounts and identifiers/dutchVatNumber',
  component: RulePage,
  args: ruleArgs({
    name: 'dutchVatNumber',
    rule: dutchVatNumber,
    statement: 'A Dutch VAT number, of an organisation or, since 2020, of a sole trader.',
    source: 'Belastingdienst',
    value: 'NL622770580B10',
    normalize: normalizeDutchVatNumber,
    ...examples,
  }),
} satisfies Meta<typeof RulePage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
