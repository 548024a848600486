import type { Meta, StoryObj } from '@storybook/react-vite';
import { ruleArgs, RulePage } from '../testing/RulePage.tsx';
import * as examples from './examples.ts';
import { normalizeTaxIdentificationNumber, taxIdentificationNumber } from './tax-identification-number.ts';

const meta = {
  title: 'Validators/Accounts and identifiers/taxIdentificationNumber',
  component: RulePage,
  args: ruleArgs({
    name: 'taxIdentificationNumber',
    rule: taxIdentificationNumber,
    statement:
      'A to Z and 0 to 9, without the blanks, dots, dashes and slashes it is printed with; and what the Netherlands, Belgium, Germany and France demand of their own.',
    source: 'S1 §5, S2 §5; 4-expectations 91',
    parameters: [
      { name: 'country', about: 'Country that issued it, ISO 3166-1 alpha-2.' },
      {
        name: 'party',
        about: 'NP or LE: whose number it is. In Belgium an entity has its enterprise number.',
      },
    ],
    value: '123456789',
    options: { country: 'NL' },
    normalize: normalizeTaxIdentificationNumber,
    ...examples,
  }),
} satisfies Meta<typeof RulePage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
