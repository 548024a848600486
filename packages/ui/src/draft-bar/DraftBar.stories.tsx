import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { Button } from '../button/index.ts';
import { narrow } from '../testing/narrow.tsx';
import { DraftBar } from './DraftBar.tsx';

const meta = {
  title: 'Components/Fields/DraftBar',
  component: DraftBar,
  args: {
    isShown: true,
    label: 'Changes that are not saved',
    title: '3 changes not saved',
    text: 'A second person approves changes to groups.',
    children: (
      <>
        <Button variant="quiet">Discard</Button>
        <Button>Show differences</Button>
        <Button variant="primary">Ask for approval</Button>
      </>
    ),
  },
} satisfies Meta<typeof DraftBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Changes that are not saved' })).toBeVisible();
  },
};
export const Playground: Story = {};

function Discarding() {
  const [isChanged, setChanged] = useState(false);
  return (
    <div className="grid gap-4">
      <Button onClick={() => setChanged(true)}>Change something</Button>
      <DraftBar isShown={isChanged} label="Changes" text="One change not saved">
        <Button onClick={() => setChanged(false)}>Discard</Button>
      </DraftBar>
    </div>
  );
}

/** It goes when nothing is changed any more; the focus goes back to where it was. */
export const Discards: Story = {
  render: () => <Discarding />,
  play: async ({ canvas }) => {
    const change = canvas.getByRole('button', { name: 'Change something' });
    await userEvent.click(change);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.queryByRole('region')).toBeNull();
    await expect(change).toHaveFocus();
  },
};

/** German text, 320 px wide. */
export const LongText: Story = {
  args: {
    title: '12 Änderungen nicht gespeichert',
    text: 'Eine zweite Person gibt Änderungen an Benutzergruppen frei.',
    children: (
      <>
        <Button variant="quiet">Verwerfen</Button>
        <Button variant="primary">Freigabe anfordern</Button>
      </>
    ),
  },
  decorators: [narrow],
};

/** With a title, and without one. */
export const Matrix: Story = {
  render: args => (
    <div className="grid gap-6">
      <DraftBar {...args} />
      <DraftBar isShown label="Others" text="Name, Address">
        <Button variant="primary">Save changes</Button>
      </DraftBar>
    </div>
  ),
};
