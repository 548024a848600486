import type { Meta, StoryObj } from '@storybook/react-vite';
import { VocabularyPage } from '../testing/VocabularyPage.tsx';

const meta = {
  title: 'Validators/Vocabularies/Registrations',
  component: VocabularyPage,
  args: { name: 'registrationType', statement: 'Who registers.', source: 'S2 §3' },
} satisfies Meta<typeof VocabularyPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const RegistrationType: Story = {};

export const RegistrationSubType: Story = {
  args: { name: 'registrationSubType', statement: 'A registration for a minor.', source: 'S2 §3' },
};

export const RegistrationStatus: Story = {
  args: { name: 'registrationStatus', statement: 'Where a registration stands.', source: 'S2 §4' },
};

export const Channel: Story = {
  args: { name: 'channel', statement: 'Where a registration came in.', source: 'S2 §3' },
};

export const RegistrationOrigin: Story = {
  args: { name: 'registrationOrigin', statement: 'How a client found the firm.', source: 'S2 §3' },
};

export const MarketingChannel: Story = {
  args: {
    name: 'marketingChannel',
    statement: 'How a client found the firm, as it is asked.',
    source: 'S2 §3',
  },
};

export const RejectionReason: Story = {
  args: { name: 'rejectionReason', statement: 'Why a registration is rejected.', source: '3-decisions 4.1' },
};
