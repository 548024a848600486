import type { Meta, StoryObj } from '@storybook/react-vite';
import { VocabularyPage } from '../testing/VocabularyPage.tsx';

const meta = {
  title: 'Validators/Vocabularies/Workflows',
  component: VocabularyPage,
  args: { name: 'workflowType', statement: 'The workflows there are.', source: 'S2 §4' },
} satisfies Meta<typeof VocabularyPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WorkflowType: Story = {};

export const WorkflowEntity: Story = {
  args: { name: 'workflowEntity', statement: 'What a workflow is about.', source: 'S2 §4' },
};

export const ReviewProcessStatus: Story = {
  args: { name: 'reviewProcessStatus', statement: 'Where a review stands.', source: 'S2 §4' },
};

export const ExitProcessStatus: Story = {
  args: { name: 'exitProcessStatus', statement: 'Where an exit stands.', source: 'S2 §4' },
};

export const TaskProcessStatus: Story = {
  args: { name: 'taskProcessStatus', statement: 'Where a task stands.', source: 'S2 §4' },
};

export const WorkflowDisplayStatus: Story = {
  args: {
    name: 'workflowDisplayStatus',
    statement: 'Where processes of any type stand, in one list.',
    source: 'S2 §4',
  },
};

export const ReviewKind: Story = {
  args: { name: 'reviewKind', statement: 'Why a client is reviewed.', source: 'S2 §4' },
};

export const ReviewStatus: Story = {
  args: { name: 'reviewStatus', statement: 'Whether a review is done.', source: 'S2 §4' },
};

export const ExitKind: Story = {
  args: { name: 'exitKind', statement: 'Who wants the exit.', source: 'S2 §4' },
};

export const StepStatus: Story = {
  args: { name: 'stepStatus', statement: 'Where a step stands.', source: '3-decisions 4.4' },
};

export const StepOutcome: Story = {
  args: { name: 'stepOutcome', statement: 'How a step ended.', source: 'S2 §4' },
};
