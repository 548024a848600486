import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../button/Button.tsx';
import { LeaveGuardProvider, useConfirmLeave, useLeaveGuard } from './index.ts';

/** A page with changes, and a router that asks before it goes. */
function Page({ changes }: { readonly changes: readonly string[] }) {
  useLeaveGuard(changes);
  const confirmLeave = useConfirmLeave();
  const [section, setSection] = useState('Address');
  const go = async () => {
    if (await confirmLeave()) setSection('Dashboard');
  };
  return (
    <div className="grid justify-items-start gap-3">
      <h1>{section}</h1>
      <Button onClick={() => void go()}>Go to the dashboard</Button>
    </div>
  );
}

const meta = {
  title: 'Components/Modals/LeaveGuard',
  component: LeaveGuardProvider,
  args: { children: <Page changes={['Street', 'Postal code', 'Tax residency']} /> },
} satisfies Meta<typeof LeaveGuardProvider>;
export default meta;
type Story = StoryObj<typeof meta>;

const ask = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Go to the dashboard' }));
  return screen.findByRole('alertdialog', { name: 'Discard changes?' });
};

export const Default: Story = {
  play: async ({ canvas, step }) => {
    await step('the safe answer has the focus, and the changes are named', async () => {
      const dialog = await ask();
      await expect(dialog).toHaveTextContent('Street');
      await waitFor(() => expect(screen.getByRole('button', { name: 'Keep editing' })).toHaveFocus());
    });
    await step('Escape stays', async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
      await expect(canvas.getByRole('heading')).toHaveTextContent('Address');
    });
    await step('Discard goes', async () => {
      await ask();
      await userEvent.click(screen.getByRole('button', { name: 'Discard' }));
      await waitFor(() => expect(canvas.getByRole('heading')).toHaveTextContent('Dashboard'));
    });
  },
};
export const Playground: Story = {};
/** It names what would be lost, and offers to stay. */
export const Open: Story = {
  tags: ['visual'],
  play: async () => {
    const dialog = await ask();
    await waitFor(() => expect(dialog).toBeVisible());
  },
};
/** Without unsaved changes it does not ask. */
export const NothingToLose: Story = {
  args: { children: <Page changes={[]} /> },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(() => expect(canvas.getByRole('heading')).toHaveTextContent('Dashboard'));
    await expect(screen.queryByRole('alertdialog')).toBeNull();
  },
};
/** In German: labels are longer, and numbers and dates follow the language. */
export const German: Story = {
  globals: { locale: 'de-DE' },
  args: { children: <Page changes={['Wohnanschrift der vertretungsberechtigten Person']} /> },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Weiter bearbeiten' })).toBeVisible());
  },
};
