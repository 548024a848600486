import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../button/Button.tsx';
import { TextField } from '../text-field/TextField.tsx';
import { ConfirmModal } from './ConfirmModal.tsx';
import { InformationModal } from './InformationModal.tsx';
import { Modal, type ModalProps, type modalWidths } from './Modal.tsx';

const meta = {
  title: 'Components/Modals/Modal',
  component: Modal,
  subcomponents: { ConfirmModal, InformationModal },
  args: {
    isOpen: true,
    onClose: fn(),
    title: 'Register Authentication application',
    width: 460,
    children: (
      <div className="grid gap-field">
        <p>
          Scan the code with the authenticator app on your phone. Then enter the 6 digits that the app shows.
        </p>
        <TextField label="Enter authentication code" inputMode="numeric" />
      </div>
    ),
    footer: (
      <>
        <Button variant="quiet">Cancel</Button>
        <Button variant="primary">Confirm</Button>
      </>
    ),
  },
} satisfies Meta<typeof Modal>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['visual'],
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Register Authentication application' });
    await expect(dialog).toBeVisible();
  },
};

/** Escape closes it, as the cross and a press beside it do. */
export const Closes: Story = {
  play: async ({ args, canvas }) => {
    await screen.findByRole('dialog', { name: 'Register Authentication application' });
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
    await expect(await screen.findByRole('dialog')).toBeVisible();
  },
};
/** The focus stays inside the dialog. */
export const KeepsTheFocus: Story = {
  args: { isOpen: false },
  render: function Opens(args: ModalProps) {
    const [isOpen, setOpen] = useState(false);
    return (
      <>
        <Button onClick={() => setOpen(true)}>Open</Button>
        <Modal {...args} isOpen={isOpen} onClose={() => setOpen(false)} />
      </>
    );
  },
  play: async ({ canvas, step }) => {
    const opener = canvas.getByRole('button', { name: 'Open' });
    await userEvent.click(opener);
    const dialog = await screen.findByRole('dialog');
    await step('Tab stays inside', async () => {
      for (let press = 0; press < 6; press++) {
        await userEvent.tab();
        await expect(dialog.contains(document.activeElement)).toBe(true);
      }
    });
    await step('closing gives it back', async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await waitFor(() => expect(opener).toHaveFocus());
    });
  },
};

const answer = fn();
const question = (args: ModalProps) => (
  <ConfirmModal
    isOpen={args.isOpen}
    title="Change password"
    questions={[
      'Do you want to change your password?',
      'For security reasons you must log in again afterwards.',
    ]}
    onAnswer={yes => {
      answer(yes);
      args.onClose();
    }}
  />
);

/** A question that must be answered: the safe answer has the focus. */
export const Confirm: Story = {
  tags: ['tree', 'visual', 'key'],
  render: question,
  play: async () => {
    await waitFor(() => expect(screen.getByRole('button', { name: 'No' })).toHaveFocus());
  },
};

/** Escape means No. */
export const ConfirmAnswers: Story = {
  render: question,
  play: async ({ canvas, step }) => {
    answer.mockClear();
    await screen.findByRole('alertdialog');
    await step('Escape means No', async () => {
      await userEvent.keyboard('{Escape}');
      await expect(answer).toHaveBeenLastCalledWith(false);
    });
    await step('Yes means Yes', async () => {
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
      await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
      await userEvent.click(await screen.findByRole('button', { name: 'Yes' }));
      await expect(answer).toHaveBeenLastCalledWith(true);
    });
  },
};

/** What was confirmed is under way: the dialog stays, and answers no second time. */
export const ConfirmBusy: Story = {
  render: args => (
    <ConfirmModal
      isOpen={args.isOpen}
      isBusy
      title="Change password"
      questions={['Do you want to change your password?']}
      onAnswer={answer}
    />
  ),
  play: async () => {
    answer.mockClear();
    const yes = await screen.findByRole('button', { name: /Yes/ });
    await expect(yes).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(yes);
    await expect(answer).not.toHaveBeenCalledWith(true);
  },
};
/** A message to read, with one button. */
export const Information: Story = {
  render: args => (
    <InformationModal isOpen={args.isOpen} onClose={args.onClose}>
      Your settings for digital signing have changed.
    </InformationModal>
  ),
  play: async ({ args }) => {
    await expect(await screen.findByRole('alertdialog', { name: 'Information!' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'OK' }));
    await expect(args.onClose).toHaveBeenCalled();
  },
};

const wide = (width: (typeof modalWidths)[number]): Story => ({
  args: { width, title: `A modal of ${width} px` },
});
export const Playground: Story = { args: { width: 630, role: 'dialog' } };
export const Width630 = wide(630);
export const Width750 = wide(750);
export const Width900 = wide(900);
export const Width1140 = wide(1140);

/** A question over a dialog: it is answered first, and the focus goes back into the dialog. */
export const Stacked: Story = {
  render: function Asks(args: ModalProps) {
    const [isAsking, setAsking] = useState(false);
    return (
      <Modal {...args} title="Address" footer={<Button onClick={() => setAsking(true)}>Discard</Button>}>
        <TextField label="Street" />
        <ConfirmModal
          isOpen={isAsking}
          title="Discard changes?"
          questions={['You have not saved 1 change.']}
          onAnswer={() => setAsking(false)}
        />
      </Modal>
    );
  },
  play: async ({ args, step }) => {
    const discard = await screen.findByRole('button', { name: 'Discard' });
    await userEvent.click(discard);
    await step('Escape answers the question and leaves the dialog open', async () => {
      await expect(await screen.findByRole('alertdialog', { name: 'Discard changes?' })).toBeVisible();
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
      await expect(screen.getByRole('dialog', { name: 'Address' })).toBeVisible();
      await expect(args.onClose).not.toHaveBeenCalled();
    });
    await step('the focus is where it was', async () => {
      await waitFor(() => expect(discard).toHaveFocus());
    });
  },
};

/** A long text without anything to press is a stop for Tab: Safari scrolls it by no other key. */
export const ScrollsByKeyboard: Story = {
  args: {
    footer: undefined,
    children: Array.from({ length: 60 }, (_, line) => <p key={line}>Clause {line + 1} of the agreement.</p>),
  },
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Register Authentication application' });
    await waitFor(() => expect(dialog.querySelector('[tabindex="0"]')).toHaveTextContent('Clause 60'));
  },
};

/** Below 768 px it takes the whole screen. */
export const Narrow: Story = {
  globals: { viewport: { value: 'mobile1' } },
  play: async () => {
    await expect(await screen.findByRole('dialog')).toBeVisible();
  },
};
/** Long text wraps or is cut off; the layout holds. */
export const LongText: Story = {
  tags: ['visual'],
  args: {
    width: 630,
    title: 'Möchten Sie die Änderungen an den Vertragsunterlagen wirklich unwiderruflich verwerfen?',
    children: Array.from({ length: 12 }, (_, i) => (
      <p key={i} className="mb-3">
        Donaudampfschifffahrtsgesellschaftskapitänswitwenrentenauszahlungsstelle und weitere Beteiligte in der
        Anlage {i + 1}.
      </p>
    )),
  },
};
/** A dialog with content and buttons. */
export const Matrix: Story = {};
