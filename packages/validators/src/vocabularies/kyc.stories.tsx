import type { Meta, StoryObj } from '@storybook/react-vite';
import { VocabularyPage } from '../testing/VocabularyPage.tsx';

const meta = {
  title: 'Validators/Vocabularies/Due diligence',
  component: VocabularyPage,
  args: {
    name: 'activityClassification',
    statement: 'Which classification an activity code belongs to.',
    source: 'S2 §3',
  },
} satisfies Meta<typeof VocabularyPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ActivityClassification: Story = {};

export const IdentificationStatus: Story = {
  args: { name: 'identificationStatus', statement: 'How far an identification is.', source: 'S2 §4' },
};

export const CheckType: Story = {
  args: { name: 'checkType', statement: 'The checks of due diligence.', source: '3-decisions 4.5' },
};

export const CheckResult: Story = {
  args: { name: 'checkResult', statement: 'How a check ended.', source: 'S2 §4' },
};

export const LeiStatus: Story = {
  args: { name: 'leiStatus', statement: 'The words of the GLEIF.', source: 'S2 §4' },
};

export const ScreeningMatchStatus: Story = {
  args: { name: 'screeningMatchStatus', statement: 'What became of a hit.', source: 'S2 §4' },
};

export const SurveyStatus: Story = {
  args: {
    name: 'surveyStatus',
    statement: 'Where the answers of a client stand.',
    source: '3-decisions 4.8',
  },
};
