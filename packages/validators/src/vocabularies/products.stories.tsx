import type { Meta, StoryObj } from '@storybook/react-vite';
import { VocabularyPage } from '../testing/VocabularyPage.tsx';

const meta = {
  title: 'Validators/Vocabularies/Products',
  component: VocabularyPage,
  args: { name: 'productManagementType', statement: 'Who decides on investments.', source: 'S2 §3' },
} satisfies Meta<typeof VocabularyPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ProductManagementType: Story = {};

export const AccountType: Story = {
  args: { name: 'accountType', statement: 'Kinds of accounts.', source: 'S2 §3' },
};

export const ProductTier: Story = {
  args: { name: 'productTier', statement: 'What a product includes.', source: 'S2 §3' },
};

export const CustodianService: Story = {
  args: { name: 'custodianService', statement: 'What a custodian is asked for.', source: 'S2 §3' },
};

export const StatementPreference: Story = {
  args: {
    name: 'statementPreference',
    statement: 'Which statements a client wants on paper.',
    source: 'S2 §3',
  },
};

export const ProductRelationStatus: Story = {
  args: { name: 'productRelationStatus', statement: 'Between a party and a product.', source: 'S2 §4' },
};

export const ProductDataEntryStep: Story = {
  args: { name: 'productDataEntryStep', statement: 'How far the entry of a product is.', source: 'S2 §4' },
};

export const ProcessorStatus: Story = {
  args: { name: 'processorStatus', statement: 'How far the hand-over to a custodian is.', source: 'S2 §4' },
};

export const InvestmentPlanStatus: Story = {
  args: {
    name: 'investmentPlanStatus',
    statement: 'How far a financial investment plan is.',
    source: 'S2 §4',
  },
};
