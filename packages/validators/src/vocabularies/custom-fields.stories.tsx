import type { Meta, StoryObj } from '@storybook/react-vite';
import { VocabularyPage } from '../testing/VocabularyPage.tsx';

const meta = {
  title: 'Validators/Vocabularies/Custom fields',
  component: VocabularyPage,
  args: { name: 'customFieldType', statement: 'What a custom field asks for.', source: 'S2 §3' },
} satisfies Meta<typeof VocabularyPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const CustomFieldType: Story = {};

export const CustomFieldScope: Story = {
  args: { name: 'customFieldScope', statement: 'Whom a custom field is asked of.', source: 'S2 §3' },
};

export const CustomFieldValueType: Story = {
  args: {
    name: 'customFieldValueType',
    statement: 'How the value of a custom field is written.',
    source: 'S2 §3',
  },
};

export const CustomFieldStatus: Story = {
  args: { name: 'customFieldStatus', statement: 'Whether a custom field is asked.', source: 'S2 §4' },
};
