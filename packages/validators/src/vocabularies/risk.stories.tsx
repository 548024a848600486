import type { Meta, StoryObj } from '@storybook/react-vite';
import { VocabularyPage } from '../testing/VocabularyPage.tsx';

const meta = {
  title: 'Validators/Vocabularies/Risk',
  component: VocabularyPage,
  args: {
    name: 'riskLevel',
    statement: 'Risk of a client under anti-money-laundering law; not the score of an investor profile.',
    source: 'S2 §3, §9, 3-decisions 4.6',
  },
} satisfies Meta<typeof VocabularyPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const RiskLevel: Story = {};
