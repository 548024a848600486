import type { Meta, StoryObj } from '@storybook/react-vite';
import { VocabularyPage } from '../testing/VocabularyPage.tsx';

const meta = {
  title: 'Validators/Vocabularies/Signing',
  component: VocabularyPage,
  args: { name: 'signingRequestStatus', statement: 'Where a signature request stands.', source: 'S2 §4' },
} satisfies Meta<typeof VocabularyPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SigningRequestStatus: Story = {};

export const SigningEvent: Story = {
  args: {
    name: 'signingEvent',
    statement: 'What the signing provider reports.',
    source: 'S2 §4, 3-decisions 4.19',
  },
};

export const RegistrationSigningAction: Story = {
  args: {
    name: 'registrationSigningAction',
    statement: 'What can be done with the signing of a registration.',
    source: 'S2 §4',
  },
};

export const SignAction: Story = {
  args: { name: 'signAction', statement: 'What can be done with a processor.', source: 'S2 §4' },
};
