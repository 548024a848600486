import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../button/Button.tsx';
import { DescriptionList } from '../description-list/DescriptionList.tsx';
import { Drawer, type DrawerProps } from './Drawer.tsx';

const meta = {
  title: 'Components/Modals/Drawer',
  component: Drawer,
  args: {
    isOpen: true,
    onClose: fn(),
    title: 'Zoë Müller',
    children: (
      <DescriptionList
        columns={1}
        facts={[
          { term: 'Date of birth', value: '14 March 1968' },
          { term: 'Place of residence', value: 'Utrecht' },
          { term: 'Role', value: 'Beneficial owner, 40 %' },
        ]}
      />
    ),
    footer: <Button variant="primary">Open client file</Button>,
  },
} satisfies Meta<typeof Drawer>;
export default meta;
type Story = StoryObj<typeof meta>;

const drawer = () => screen.findByRole('dialog', { name: 'Zoë Müller' });

/** From the end of the line, over the page that it belongs to. */
export const Default: Story = {
  tags: ['tree', 'visual'],
  play: async () => {
    await expect(await drawer()).toBeVisible();
  },
};
export const Playground: Story = { args: { side: 'end', width: 460 } };

/** Escape closes it, as the close button and a press outside do. */
export const Closes: Story = {
  play: async ({ args, canvas }) => {
    await drawer();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** Tab stays inside, and closing gives the focus back to what opened it. */
export const KeepsTheFocus: Story = {
  args: { isOpen: false },
  render: function Opens(args: DrawerProps) {
    const [isOpen, setOpen] = useState(false);
    return (
      <>
        <Button onClick={() => setOpen(true)}>Show details</Button>
        <Drawer {...args} isOpen={isOpen} onClose={() => setOpen(false)} />
      </>
    );
  },
  play: async ({ canvas, step }) => {
    const opener = canvas.getByRole('button', { name: 'Show details' });
    await userEvent.click(opener);
    const dialog = await drawer();
    await step('Tab stays inside', async () => {
      for (let press = 0; press < 4; press++) {
        await userEvent.tab();
        await expect(dialog.contains(document.activeElement)).toBe(true);
      }
    });
    await step('closing gives it back', async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(opener).toHaveFocus());
    });
  },
};

/** From the start: filters and places, rather than details. */
export const FromTheStart: Story = { args: { side: 'start' } };

/** Wider, for two columns or a table. */
export const Wide: Story = { args: { width: 630 } };

/** Long German text: the content scrolls, title and buttons stay. */
export const LongText: Story = {
  globals: { locale: 'de-DE' },
  args: {
    title: 'Wirtschaftlich Berechtigte der Vermögensverwaltungsgesellschaft Müller & Söhne',
    children: (
      <div className="grid gap-field">
        {Array.from({ length: 30 }, (_, index) => (
          <p key={index}>
            Die Beteiligungsverhältnisse wurden anhand des Transparenzregisters überprüft und bestätigt.
          </p>
        ))}
      </div>
    ),
  },
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Open client file' })).toBeVisible();
  },
};
