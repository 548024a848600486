import { boardShown } from '@dossier/api/contract';
import { AppError, aSignOff, aTaskBoard } from '@dossier/api/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { screenAt } from '../../testing/screen.tsx';
import { TaskBoardPage } from './TaskBoardPage.tsx';

const meta = {
  title: 'Screens/Workflows/Task dashboard',
  component: TaskBoardPage,
  tags: ['!autodocs'],
} satisfies Meta<typeof TaskBoardPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const address = '/administration/task';

export const Default: Story = {
  tags: ['visual'],
  ...screenAt(address),
  play: async ({ canvas, step }) => {
    await step('a card says what is to be done, of whom and until when, and leads to it', async () => {
      const [card] = await canvas.findAllByRole('link', { name: /Add UBO-register extract/ });
      await expect(card).toHaveAttribute('href', expect.stringContaining('section=documents'));
      await expect(canvas.getAllByText('2 days overdue')[0]).toBeVisible();
    });
    await step('what waits for the reader leads to where it is decided', async () => {
      const links = await canvas.findAllByRole('link', { name: /.+/ });
      await expect(links.some(link => link.getAttribute('href')?.endsWith('/decision'))).toBe(true);
    });
    await step('and shows what is new to them, on request', async () => {
      const [changes] = await canvas.findAllByRole('button', { name: 'What changed' });
      await userEvent.click(changes!);
      await canvas.findByRole('heading', { name: 'What is new to you' });
      await userEvent.click(changes!);
      await waitFor(() => expect(canvas.queryByRole('heading', { name: 'What is new to you' })).toBeNull());
    });
  },
};

const board = fn(({ query }: { readonly query: URLSearchParams }) => aTaskBoard(query));

const lowering = aSignOff({
  action: 'settings.lowerAuthentication',
  subject: { type: 'authentication', id: 'meridian', name: 'Meridian Wealth' },
  comment: null,
  diff: [
    { path: 'allowedMFAMethods', old: ['SOFTWARE'], new: ['SOFTWARE', 'SMS'] },
    { path: 'sessions.idleMinutes', old: 15, new: 60 },
  ],
});

/** A change of settings is called what it is, says what would be different, and leads to its page. */
export const SettingsToApprove: Story = {
  ...screenAt(address, {
    answers: {
      'workflows.signOffs': () => ({ items: [lowering], total: 1, counts: { all: 1, mine: 1 } }),
      'workflows.signOff': () => lowering,
    },
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Lower the sign-in settings' })).toHaveAttribute(
      'href',
      '/administration/settings/access?tab=authentication',
    );
    await expect(await canvas.findByText('Sign out when inactive for')).toBeVisible();
    await expect(canvas.getByText('60 minutes')).toBeVisible();
    await expect(canvas.getByText('Authenticator app, Text message')).toBeVisible();
  },
};

const widening = aSignOff({
  action: 'settings.widenRestricted',
  subject: { type: 'restrictedClients', id: 'meridian', name: 'Meridian Wealth' },
  comment: null,
  diff: [{ path: 'VIP.users', old: [], new: ['malik'] }],
});

/** Who more would see restricted clients is said by name. */
export const RestrictedToApprove: Story = {
  ...screenAt(address, {
    answers: {
      'workflows.signOffs': () => ({ items: [widening], total: 1, counts: { all: 1, mine: 1 } }),
      'workflows.signOff': () => widening,
    },
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('VIP: users')).toBeVisible();
    await expect(canvas.getByText('no one')).toBeVisible();
    await expect(canvas.getByText('Malik Bakker', { selector: 'ins' })).toBeVisible();
  },
};

/** A counter shows what it counts, and pressed again everything. */
export const Filtered: Story = {
  ...screenAt(`${address}?show=unassigned`, { answers: { 'workflows.board': board } }),
  play: async ({ canvas }) => {
    const counter = await canvas.findByRole('button', { name: /Unassigned/, pressed: true });
    await canvas.findAllByRole('link', { name: /.+/ });
    await userEvent.click(counter);
    await waitFor(() => expect(board.mock.calls.at(-1)?.[0].query.get('filter')).toBeNull());
    await expect(counter).toHaveAttribute('aria-pressed', 'false');
  },
};

/** Cards are chosen for bulk work as rows of the list are: by their boxes, or with Space. What is done has none. */
export const Chosen: Story = {
  ...screenAt(address),
  play: async ({ canvas }) => {
    const boxes = await canvas.findAllByRole('checkbox', { name: /^Select / });
    await userEvent.click(boxes[0]!);
    const bar = await canvas.findByRole('toolbar', { name: 'Actions for the selection' });
    await expect(bar).toHaveTextContent('1 selected');
    const links = await canvas.findAllByRole('link', { name: /Add UBO-register extract/ });
    links[1]!.focus();
    await userEvent.keyboard(' ');
    await waitFor(() => expect(bar).toHaveTextContent('2 selected'));
    await userEvent.click(await within(bar).findByRole('button', { name: /^Assign/ }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Malik Bakker' }));
    await screen.findByRole('dialog');
  },
};

const crowded = fn(({ query }: { readonly query: URLSearchParams }) => {
  const { columns, ...rest } = aTaskBoard(query);
  return {
    ...rest,
    columns: {
      ...columns,
      open: { ...columns.open, total: 4_210 },
      inProgress: { ...columns.inProgress, total: 5_790 },
    },
  };
});

/** Of ten thousand processes a column draws the first dozen, and leads to the list of all: the page stays as light as it is. */
export const TenThousand: Story = {
  ...screenAt(address, { answers: { 'workflows.board': crowded } }),
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('link', { name: 'Show all 4,210 tasks' })).toHaveAttribute(
      'href',
      '/administration/tasks?view=unassigned&status=INCOMPLETE',
    );
    await expect(canvas.getByRole('link', { name: 'Show all 5,790 tasks' })).toHaveAttribute(
      'href',
      '/administration/tasks?view=assigned&status=INCOMPLETE',
    );
    await expect(canvasElement.querySelectorAll('[data-board]').length).toBeLessThanOrEqual(4 * boardShown);
  },
};

/** Given to a colleague from the card's end. */
export const Assigned: Story = {
  ...screenAt(address),
  play: async ({ canvas }) => {
    const [button] = await canvas.findAllByRole('button', { name: /^Assign / });
    await userEvent.click(button!);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Malik Bakker' }));
    await screen.findByText(/assigned to Malik Bakker\.$/);
  },
};

export const Grouped: Story = { ...screenAt(`${address}?group=assignee`) };

/** For a user who is no Admin there are no figures of how it goes. */
export const User: Story = {
  ...screenAt(address, {
    answers: { 'workflows.board': ({ query }) => aTaskBoard(query, { figures: null }) },
  }),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: /^In progress per person/ });
    await expect(canvas.queryByText(/Decided per week/)).toBeNull();
  },
};

export const Failed: Story = {
  ...screenAt(address, {
    answers: {
      'workflows.board': () => {
        throw new AppError('Forbidden');
      },
    },
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'The board could not be loaded' })).toBeVisible();
  },
};

export const Loading: Story = {
  ...screenAt(address, { answers: { 'workflows.board': () => new Promise<never>(() => {}) } }),
};

export const German: Story = { globals: { locale: 'de-DE' }, ...screenAt(address) };
