import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../button/Button.tsx';
import { IconButton } from '../icon-button/IconButton.tsx';
import { SettingsIcon } from '../icons/index.ts';
import { Modal } from '../modal/Modal.tsx';
import { Switch } from '../switch/Switch.tsx';
import { TextField } from '../text-field/TextField.tsx';
import { Popover } from './Popover.tsx';

function Settings() {
  const [isOn, setOn] = useState(true);
  return <Switch label="Email me about replies" isOn={isOn} onValueChange={setOn} />;
}

const meta = {
  title: 'Components/Modals/Popover',
  component: Popover,
  args: {
    label: 'Notifications',
    button: <Button>Notifications</Button>,
    children: <Settings />,
  },
} satisfies Meta<typeof Popover>;
export default meta;
type Story = StoryObj<typeof meta>;

const open = async (button: HTMLElement) => {
  await userEvent.click(button);
  return screen.findByRole('group', { name: 'Notifications' });
};

/** It opens with the focus inside; Escape closes it and gives the focus back. */
export const Default: Story = {
  play: async ({ canvas, step }) => {
    const button = canvas.getByRole('button', { name: 'Notifications' });
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await step('the focus goes inside', async () => {
      await open(button);
      await expect(button).toHaveAttribute('aria-expanded', 'true');
      await waitFor(() => expect(screen.getByRole('switch')).toHaveFocus());
    });
    await step('Escape closes it and gives the focus back', async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('switch')).toBeNull());
      await expect(button).toHaveFocus();
    });
  },
};
export const Playground: Story = { args: { placement: 'bottom start', takesFocus: true } };

const save = fn();

/** A small form that closes it. */
export const ClosesFromInside: Story = {
  args: {
    label: 'Rename',
    button: <IconButton label="Rename" variant="secondary" icon={<SettingsIcon aria-hidden />} />,
    children: ({ close }) => (
      <form
        className="grid gap-3"
        onSubmit={event => {
          event.preventDefault();
          save();
          close();
        }}
      >
        <TextField label="Name of the view" />
        <Button type="submit" variant="primary">
          Save
        </Button>
      </form>
    ),
  },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Rename' });
    await userEvent.click(button);
    await userEvent.type(await screen.findByRole('textbox'), 'Mine{Enter}');
    await expect(save).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('textbox')).toBeNull());
    await expect(button).toHaveFocus();
  },
};

/** A press elsewhere closes it, and counts where it was. */
export const ClosesByAPressElsewhere: Story = {
  render: args => (
    <div className="flex gap-3">
      <Popover {...args} />
      <Button onClick={save}>Somewhere else</Button>
    </div>
  ),
  play: async ({ canvas }) => {
    save.mockClear();
    await open(canvas.getByRole('button', { name: 'Notifications' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Somewhere else' }));
    await expect(save).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('switch')).toBeNull());
  },
};

/** Escape closes the popover, not the dialog. */
export const InADialog: Story = {
  parameters: { docs: { story: { inline: false, height: '24rem' } } },
  render: function InDialog(args) {
    const [isOpen, setOpen] = useState(true);
    return (
      <Modal isOpen={isOpen} onClose={() => setOpen(false)} title="Invite a colleague">
        <Popover {...args} />
      </Modal>
    );
  },
  play: async () => {
    await open(await screen.findByRole('button', { name: 'Notifications' }));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('switch')).toBeNull());
    await expect(screen.getByRole('dialog', { name: 'Invite a colleague' })).toBeVisible();
  },
};

/** Long German text in a narrow window. */
export const LongText: Story = {
  globals: { locale: 'de-DE' },
  args: {
    label: 'Erklärung',
    button: <Button>Wie wird das Risiko berechnet?</Button>,
    takesFocus: false,
    children:
      'Die Risikoeinstufung ergibt sich aus den Angaben zur Herkunft des Vermögens, aus der Beteiligungsstruktur und aus den Ergebnissen der letzten Überprüfung.',
  },
};

/** Open, below its button. */
export const Open: Story = {
  tags: ['tree', 'visual'],
  decorators: [
    Story => (
      <div className="min-h-30">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const panel = await open(canvas.getByRole('button', { name: 'Notifications' }));
    await waitFor(() => expect(panel).toBeVisible());
  },
};
