import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Status } from '../status/index.ts';
import { narrow } from '../testing/narrow.tsx';
import { ReasonList, reasonKinds } from './ReasonList.tsx';

const meta = {
  title: 'Components/Data/ReasonList',
  component: ReasonList,
  args: {
    answer: 'Yes, with this draft',
    badge: <Status tone="success">Allowed</Status>,
    items: [
      { id: 'group', kind: 'reason', text: 'Group Compliance gives it, not saved yet' },
      { id: 'role', kind: 'absent', text: 'Role User does not give it' },
      { id: 'own', kind: 'limit', text: 'Never for a registration that Louise requested or changed' },
    ],
  },
} satisfies Meta<typeof ReasonList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
  },
};
export const Playground: Story = {};

/** Only what has to be known, without an answer. */
export const WithoutAnswer: Story = {
  render: () => (
    <ReasonList
      items={[
        {
          id: 'one',
          kind: 'limit',
          text: 'Sanne de Wit can request and approve. No one else can approve theirs.',
        },
      ]}
    />
  ),
};

/** German text, 320 px wide. */
export const LongText: Story = {
  decorators: [narrow],
  args: {
    answer: 'Ja, mit diesem Entwurf',
    badge: <Status tone="success">Ja</Status>,
    items: [
      {
        id: 'group',
        kind: 'absent',
        text: 'Die Gruppe Vermögensverwaltungsgenehmigungsausschuss erlaubt es nicht',
      },
    ],
  },
};

/** Every kind of reason. */
export const Matrix: Story = {
  tags: ['visual'],
  render: () => <ReasonList items={reasonKinds.map(kind => ({ id: kind, kind, text: kind }))} />,
};
