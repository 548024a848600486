import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ruleArgs, RulePage } from '../testing/RulePage.tsx';
import * as examples from './examples.ts';
import { iban, normalizeIban } from './iban.ts';

const meta = {
  title: 'Validators/Accounts and identifiers/iban',
  component: RulePage,
  args: ruleArgs({
    name: 'iban',
    rule: iban,
    statement:
      'An international bank account number: a country of the registry, its length and structure, and check digits from 02 to 98 by ISO 7064 MOD 97-10. Blanks, dashes and dots are taken away first, and small letters made capitals.',
    source: 'S1 §5, S2 §5; ISO 13616; SWIFT IBAN registry, release 102',
    value: 'nl91 abna 0417 1643 00',
    normalize: normalizeIban,
    ...examples,
  }),
} satisfies Meta<typeof RulePage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** A digit is wrong: the page says so in the language of the toolbar, and stops when it is right again. */
export const Typing: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Type a value' });
    await userEvent.clear(field);
    await userEvent.type(field, 'NL92ABNA0417164300');
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription('Please, provide a valid IBAN number');
    await userEvent.clear(field);
    await userEvent.type(field, 'NL91 ABNA 0417 1643 00');
    await expect(field).toBeValid();
  },
};
