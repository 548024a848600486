import type { Meta, StoryObj } from '@storybook/react-vite';
import { VocabularyPage } from '../testing/VocabularyPage.tsx';

const meta = {
  title: 'Validators/Vocabularies/Documents',
  component: VocabularyPage,
  args: { name: 'documentType', statement: 'Kinds of documents.', source: 'S2 §3' },
} satisfies Meta<typeof VocabularyPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const DocumentType: Story = {};

export const PersonDocumentType: Story = {
  args: {
    name: 'personDocumentType',
    statement: 'Documents of a natural person.',
    source: '3-decisions 4.8',
  },
};

export const EntityDocumentType: Story = {
  args: { name: 'entityDocumentType', statement: 'Documents of a legal entity.', source: '3-decisions 4.8' },
};

export const ProductDocumentType: Story = {
  args: { name: 'productDocumentType', statement: 'Documents of a product.', source: '3-decisions 4.8' },
};
