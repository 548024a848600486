import type { Meta, StoryObj } from '@storybook/react-vite';
import { ruleArgs, RulePage } from '../testing/RulePage.tsx';
import * as examples from './examples.ts';
import { frenchCompanyNumber, normalizeFrenchCompanyNumber } from './french-company-number.ts';

const meta = {
  title: 'Validators/Accounts and identifiers/frenchCompanyNumber',
  component: RulePage,
  args: ruleArgs({
    name: 'frenchCompanyNumber',
    rule: frenchCompanyNumber,
    statement:
      'A French SIREN of nine digits or SIRET of fourteen, both with a check digit by Luhn; La Poste aside.',
    source: 'Code de commerce, art. R123-220',
    value: '552008442',
    normalize: normalizeFrenchCompanyNumber,
    ...examples,
  }),
} satisfies Meta<typeof RulePage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
