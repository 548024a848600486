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
