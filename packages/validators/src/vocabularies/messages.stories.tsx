import type { Meta, StoryObj } from '@storybook/react-vite';
import { VocabularyPage } from '../testing/VocabularyPage.tsx';

const meta = {
  title: 'Validators/Vocabularies/Messages',
  component: VocabularyPage,
  args: { name: 'messageStatus', statement: 'Of a message in the inbox.', source: 'S2 §4' },
} satisfies Meta<typeof VocabularyPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const MessageStatus: Story = {};

export const MessageType: Story = {
  args: { name: 'messageType', statement: 'What a message is about.', source: '3-decisions 4.17' },
};
