import type { Meta, StoryObj } from '@storybook/react-vite';
import { VocabularyPage } from '../testing/VocabularyPage.tsx';

const meta = {
  title: 'Validators/Vocabularies/Access',
  component: VocabularyPage,
  args: { name: 'role', statement: 'The only four roles that may use the application.', source: 'S1 §6' },
} satisfies Meta<typeof VocabularyPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Role: Story = {};

export const MfaType: Story = {
  args: { name: 'mfaType', statement: 'How a second factor is given.', source: 'S1 §3' },
};

export const Language: Story = {
  args: {
    name: 'language',
    statement: 'The languages of the product. They name themselves.',
    source: 'S1 §1, S2 §3',
  },
};

export const Permission: Story = {
  args: {
    name: 'permission',
    statement: 'What a person may do. Write implies read.',
    source: 'S2 §6, 3-decisions 4.2',
  },
};

export const SignOffMode: Story = {
  args: {
    name: 'signOffMode',
    statement: 'What a person may do with a sign-off; never both on one item.',
    source: 'S2 §3, 3-decisions T12',
  },
};

export const SignOffState: Story = {
  args: { name: 'signOffState', statement: 'Where a sign-off stands.', source: '3-decisions 4.18' },
};
