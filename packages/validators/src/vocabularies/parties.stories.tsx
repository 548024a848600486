import type { Meta, StoryObj } from '@storybook/react-vite';
import { VocabularyPage } from '../testing/VocabularyPage.tsx';

const meta = {
  title: 'Validators/Vocabularies/Parties',
  component: VocabularyPage,
  args: { name: 'partyType', statement: 'What a party is.', source: 'S2 §3' },
} satisfies Meta<typeof VocabularyPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const PartyType: Story = {};

export const RelationType: Story = {
  args: { name: 'relationType', statement: 'What one party is to another.', source: 'S2 §3' },
};

export const PartyStatus: Story = {
  args: { name: 'partyStatus', statement: 'Where a party stands.', source: 'S2 §4' },
};

export const ConnectionType: Story = {
  args: {
    name: 'connectionType',
    statement: 'A connection in words, each with its reverse form.',
    source: 'S2 §3',
  },
};

export const ConnectionAction: Story = {
  args: {
    name: 'connectionAction',
    statement: 'What a graph of connections can be asked to show.',
    source: 'S2 §3',
  },
};

export const Gender: Story = {
  args: { name: 'gender', statement: 'As a document says it.', source: 'S2 §3' },
};

export const Region: Story = {
  args: { name: 'region', statement: 'Parts of the world.', source: 'S2 §3' },
};

export const SpecialStructure: Story = {
  args: {
    name: 'specialStructure',
    statement: 'Structures that hide who owns. The last is chosen alone.',
    source: 'S2 §3',
  },
};

export const EmigrationReason: Story = {
  args: { name: 'emigrationReason', statement: 'Why somebody moved.', source: 'S2 §3' },
};
