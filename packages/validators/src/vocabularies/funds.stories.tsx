import type { Meta, StoryObj } from '@storybook/react-vite';
import { VocabularyPage } from '../testing/VocabularyPage.tsx';

const meta = {
  title: 'Validators/Vocabularies/Funds',
  component: VocabularyPage,
  args: { name: 'sourceOfFunds', statement: 'Where money comes from.', source: 'S2 §3' },
} satisfies Meta<typeof VocabularyPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SourceOfFunds: Story = {};

export const SourceOfWealthFollowUp: Story = {
  args: {
    name: 'sourceOfWealthFollowUp',
    statement: 'What is asked further about where wealth comes from.',
    source: 'S2 §3',
  },
};

export const BankAccountType: Story = {
  args: { name: 'bankAccountType', statement: 'How a bank account is written.', source: 'S2 §3' },
};

export const AmountBand: Story = {
  args: {
    name: 'amountBand',
    statement: 'How much of what somebody owns comes from one origin.',
    source: '4-expectations row 96',
  },
};

export const TaxNumberReason: Story = {
  args: {
    name: 'taxNumberReason',
    statement: 'Why somebody has no tax number in a country of residence.',
    source: '4-expectations row 90',
  },
};
