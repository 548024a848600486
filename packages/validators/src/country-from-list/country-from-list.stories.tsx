import type { Meta, StoryObj } from '@storybook/react-vite';
import { ruleArgs, RulePage } from '../testing/RulePage.tsx';
import * as examples from './examples.ts';
import { countryFromList, normalizeCountry } from './country-from-list.ts';

const meta = {
  title: 'Validators/Presence and choice/countryFromList',
  component: RulePage,
  args: ruleArgs({
    name: 'countryFromList',
    rule: countryFromList,
    statement: 'A country of the list, by its ISO 3166-1 alpha-2 code.',
    source: 'S1 §5, S2 §5; ISO 3166-1',
    parameters: [
      { name: 'countries', about: 'Codes that may be chosen; every country unless said otherwise.' },
    ],
    value: 'UK',
    options: { countries: ['NL', 'BE'] },
    normalize: normalizeCountry,
    ...examples,
  }),
} satisfies Meta<typeof RulePage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
