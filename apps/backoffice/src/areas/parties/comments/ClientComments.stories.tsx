import { aClientComment, aParty, AppError } from '@dossier/api/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { screenAt } from '../../../testing/screen.tsx';
import { ClientPage } from '../ClientPage.tsx';

const meta = {
  title: 'Screens/Clients/Comments',
  component: ClientPage,
  tags: ['!autodocs'],
} satisfies Meta<typeof ClientPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const address = '/administration/clients/p2?section=comments';
const markRead = fn();

/** What is new to the reader says so, in the index and beside its author; what was said in a registration leads there. */
export const Default: Story = {
  ...screenAt(address, {
    answers: {
      'parties.get': () => aParty({ unreadComments: 1 }),
      'parties.markCommentsRead': ({ body }) => {
        markRead(body);
        return {};
      },
    },
  }),
  play: async ({ canvas, step }) => {
    await step('marks what is new, and notes that it was seen', async () => {
      await expect(await canvas.findByText(/moves to Lisbon/)).toBeVisible();
      const list = within(canvas.getByRole('list', { name: 'Comments' }));
      await expect(list.getAllByText('New')).toHaveLength(1);
      const index = within(canvas.getByRole('navigation', { name: 'Sections of the client file' }));
      await expect(index.getByText('1 new')).toBeVisible();
      await waitFor(() => expect(markRead).toHaveBeenCalledWith({ until: aClientComment().createdAt }));
    });
    await step('leads to the registration in which something was said', async () => {
      await expect(canvas.getByRole('link', { name: 'In registration 2026-01284' })).toHaveAttribute(
        'href',
        '/administration/registrations/0192f0a0-0000-7000-8000-000000000001?section=comments',
      );
      await expect(canvas.getAllByRole('button', { name: 'Edit' })).toHaveLength(1);
    });
  },
};

const addComment = fn(() => aClientComment({ isNew: false, mayEdit: true }));

/** An @ opens the names of those who may see the client. */
export const Mentioning: Story = {
  ...screenAt(address, { answers: { 'parties.addComment': addComment } }),
  play: async ({ canvas }) => {
    const text = await canvas.findByRole('textbox', { name: 'Comment' });
    await userEvent.type(text, 'Please look, @mal');
    await expect(await screen.findByRole('option', { name: 'Malik Bakker', selected: true })).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(canvas.getByRole('button', { name: 'Add comment' }));
    await waitFor(() => expect(screen.getByText('Comment added.')).toBeVisible());
    await expect(addComment).toHaveBeenCalledWith(
      expect.objectContaining({ body: { text: 'Please look, @Malik Bakker', mentions: ['malik'] } }),
    );
    await expect(text).toHaveValue('');
  },
};

export const Empty: Story = {
  ...screenAt(address, {
    answers: { 'parties.comments': () => ({ items: [], total: 0, counts: {} }) },
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No comments yet')).toBeVisible();
  },
};

/** What cannot be read says so, and can be tried again. */
export const Failed: Story = {
  ...screenAt(address, {
    answers: {
      'parties.comments': () => {
        throw new AppError('Unexpected');
      },
    },
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
};
