import { aComment } from '@dossier/api/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { screenAt } from '../../../testing/screen.tsx';
import { RegistrationPage } from '../RegistrationPage.tsx';

const meta = {
  title: 'Screens/Registrations/Comments',
  component: RegistrationPage,
  tags: ['!autodocs'],
} satisfies Meta<typeof RegistrationPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const addComment = fn(() => aComment());

const address = '/administration/registrations/0192f0a0-0000-7000-8000-000000000001?section=comments';

export const Default: Story = {
  ...screenAt(address),
  play: async ({ canvas }) => {
    const text = await canvas.findByRole('textbox', { name: 'Comment' });
    await expect(await canvas.findByText(/extract of the register is in/)).toBeVisible();
    await userEvent.type(text, 'I will.');
    await userEvent.click(canvas.getByRole('button', { name: 'Add comment' }));
    await waitFor(() => expect(screen.getByText('Comment added.')).toBeVisible());
    await expect(text).toHaveValue('');
  },
};

/** An @ opens the names of those who may read it; a chosen colleague stands in the text, and is notified. */
export const Mentioning: Story = {
  ...screenAt(address, { answers: { 'registrations.addComment': addComment } }),
  play: async ({ canvas }) => {
    const text = await canvas.findByRole('textbox', { name: 'Comment' });
    await userEvent.type(text, 'Please look, @mal');
    await expect(await screen.findByRole('option', { name: 'Malik Bakker', selected: true })).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect(text).toHaveFocus();
    await expect(text).toHaveValue('Please look, @Malik Bakker ');
    await userEvent.click(canvas.getByRole('button', { name: 'Add comment' }));
    await waitFor(() => expect(addComment).toHaveBeenCalled());
    await expect(addComment).toHaveBeenCalledWith(
      expect.objectContaining({ body: { text: 'Please look, @Malik Bakker', mentions: ['malik'] } }),
    );
  },
};

/** The user's own comment of the last minutes is changed in its place. */
export const Editing: Story = {
  ...screenAt(address),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit' }));
    await expect(canvas.getByDisplayValue(/Called the client/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(canvas.queryByDisplayValue(/Called the client/)).toBeNull();
  },
};

export const Empty: Story = {
  ...screenAt(address, {
    answers: { 'registrations.comments': () => ({ items: [], total: 0, counts: {} }) },
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No comments yet')).toBeVisible();
  },
};
