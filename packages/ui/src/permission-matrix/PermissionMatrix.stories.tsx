import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { narrow } from '../testing/narrow.tsx';
import { PermissionMatrix } from './PermissionMatrix.tsx';
import type { PermissionMatrixProps } from './permissions.ts';

const meta = {
  title: 'Components/Data/PermissionMatrix',
  component: PermissionMatrix,
  args: {
    caption: 'What Compliance gives',
    labels: { permission: 'Permission', code: 'Name in the API', note: 'Remark', none: 'Cannot be given' },
    columns: ['Read', 'Write'],
    sections: [
      {
        id: 'access',
        title: 'Access',
        rows: [
          {
            id: 'users',
            label: 'Users',
            code: 'userSettings',
            cells: [{ state: 'open', isGranted: true }, { state: 'none' }],
            note: 'Write is for Admin only',
          },
          {
            id: 'notifications',
            label: 'Notifications',
            code: 'notificationSettings',
            cells: [{ state: 'locked' }, { state: 'open', isGranted: true }],
            change: 'Write includes Read',
          },
          {
            id: 'tokens',
            label: 'Access tokens',
            code: 'accessTokenSettings',
            cells: [{ state: 'none' }, { state: 'none' }],
            note: 'For Admin only',
          },
        ],
      },
      {
        id: 'workflows',
        title: 'Workflows',
        rows: [
          {
            id: 'accept',
            label: 'Accept a registration',
            code: 'workflowOnboardingAcceptedWrite',
            cells: [{ state: 'none' }, { state: 'open' }],
          },
          {
            id: 'reject',
            label: 'Reject a registration',
            code: 'workflowOnboardingRejectedWrite',
            cells: [{ state: 'none' }, { state: 'locked' }],
            note: 'Comes from role User',
          },
        ],
      },
    ],
  },
} satisfies Meta<typeof PermissionMatrix>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox', { name: 'Notifications: Read' })).toBeDisabled();
    await expect(canvas.getByRole('checkbox', { name: 'Users: Read' })).toHaveAccessibleDescription(
      'Write is for Admin only',
    );
    await expect(canvas.queryByRole('checkbox', { name: 'Users: Write' })).toBeNull();
  },
};
export const Playground: Story = {};

function Changing(props: PermissionMatrixProps) {
  const [isGranted, setGranted] = useState(false);
  const [access, workflows] = props.sections;
  const [accept, ...others] = workflows?.rows ?? [];
  if (!access || !workflows || !accept) return null;
  const rows = [
    {
      ...accept,
      cells: [{ state: 'none' as const }, { state: 'open' as const, isGranted }],
      ...(isGranted && { change: 'New' }),
    },
    ...others,
  ];
  return (
    <PermissionMatrix
      {...props}
      sections={[access, { ...workflows, rows }]}
      onPermissionToggle={toggle => setGranted(toggle.isGranted)}
    />
  );
}

/** A box is a checkbox: Space gives and takes, and what is different is marked. */
export const Gives: Story = {
  render: args => <Changing {...args} />,
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox', { name: 'Accept a registration: Write' });
    box.focus();
    await userEvent.keyboard(' ');
    await expect(box).toBeChecked();
    await expect(canvas.getByText('New')).toBeVisible();
  },
};

/** Who may see it, and not change it. */
export const ReadOnly: Story = {
  args: { isReadOnly: true },
  play: async ({ canvas }) => {
    for (const box of canvas.getAllByRole('checkbox')) await expect(box).toBeDisabled();
  },
};

/** German words in 320 px. */
export const LongText: Story = {
  tags: ['visual'],
  decorators: [narrow],
  args: {
    columns: ['Lesen', 'Schreiben'],
    sections: [
      {
        id: 'long',
        title: 'Vermögensverwaltungsberechtigungen',
        rows: [
          {
            id: 'import',
            label: 'Verarbeitung eines Datenimports der Kundenstammdaten freigeben',
            code: 'workflowPartyInputOrchestrationProcessingStartedWrite',
            cells: [{ state: 'none' }, { state: 'open', isGranted: true }],
            note: 'Nicht für eigene Importe',
          },
        ],
      },
    ],
  },
};

/** Every state of a box, changed and not. */
export const Matrix: Story = {
  tags: ['visual'],
  args: {
    sections: [
      {
        id: 'all',
        title: 'States',
        rows: [
          {
            id: 'on',
            label: 'Given',
            code: 'given',
            cells: [{ state: 'open', isGranted: true }, { state: 'open' }],
          },
          {
            id: 'locked',
            label: 'Locked',
            code: 'locked',
            cells: [{ state: 'locked' }, { state: 'none' }],
            note: 'Comes from role User',
          },
          {
            id: 'changed',
            label: 'Changed',
            code: 'changed',
            cells: [
              { state: 'open', isGranted: true },
              { state: 'open', isGranted: true },
            ],
            change: 'New',
          },
        ],
      },
    ],
  },
};
