import type { Meta, StoryObj } from '@storybook/react-vite';
import { VocabularyPage } from '../testing/VocabularyPage.tsx';

const meta = {
  title: 'Validators/Vocabularies/Occupations',
  component: VocabularyPage,
  args: { name: 'educationLevel', statement: 'How far somebody was educated.', source: 'S2 §3' },
} satisfies Meta<typeof VocabularyPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const EducationLevel: Story = {};

export const JobCategory: Story = {
  args: { name: 'jobCategory', statement: 'What somebody works as.', source: 'S2 §3' },
};

export const EmploymentStatus: Story = {
  args: { name: 'employmentStatus', statement: 'How somebody is employed.', source: 'S2 §3' },
};

export const Industry: Story = {
  args: {
    name: 'industry',
    statement: 'The sector that somebody works in. The last is chosen alone.',
    source: 'S2 §3',
  },
};
