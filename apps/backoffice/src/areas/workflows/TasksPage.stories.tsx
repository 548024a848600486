import { AppError, goodAnswers } from '@dossier/api/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { press } from '../../testing/press.ts';
import { screenAt } from '../../testing/screen.tsx';
import { TasksPage } from './TasksPage.tsx';

const meta = {
  title: 'Screens/Workflows/Tasks',
  component: TasksPage,
  tags: ['!autodocs'],
} satisfies Meta<typeof TasksPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const noFigures = {
  mine: 0,
  group: 0,
  assigned: 0,
  unassigned: 0,
  waiting: 0,
  snoozed: 0,
  all: 0,
  overdue: 0,
  today: 0,
  week: 0,
  paused: 0,
};
const address = '/administration/tasks';

export const Default: Story = {
  tags: ['visual'],
  ...screenAt(address),
  play: async ({ canvas, step }) => {
    await step('one’s own work, each row a link to it', async () => {
      await expect(await canvas.findByRole('link', { name: 'Van der Brüggen Holding B.V.' })).toBeVisible();
      await expect(canvas.getByRole('link', { name: /^Mine \d/ })).toHaveAttribute('aria-current', 'page');
    });
    await step('a task says what has to be done next, and leads to it', async () => {
      const steps = await canvas.findAllByText('Add UBO-register extract of Saskia Hendriks');
      await expect(steps[0]).toBeVisible();
      await expect(canvas.getByRole('link', { name: 'Van der Brüggen Holding B.V.' })).toHaveAttribute(
        'href',
        expect.stringContaining('section=documents'),
      );
      await expect(canvas.getAllByText('2 days overdue')[0]).toBeVisible();
    });
  },
};

/** What is no onboarding says its type and its open step, and leads to the page of its process; `n` goes to the next task. */
export const Review: Story = {
  ...screenAt(`${address}?view=all`),
  play: async ({ canvas, step }) => {
    const name = 'Saskia Hendriks';
    const row = within(await canvas.findByRole('row', { name: new RegExp(`^Select ${name}`) }));
    await expect(await row.findByText('Risk review: Check ownership')).toBeVisible();
    await expect(row.getByText('Collect data')).toBeVisible();
    await expect(row.getByRole('link', { name })).toHaveAttribute(
      'href',
      '/administration/workflow/p1?process=w1',
    );
    await step('the keyboard opens the first task', async () => {
      await userEvent.keyboard('n');
      await waitFor(() => expect(canvas.queryByRole('heading', { name: 'Tasks' })).toBeNull());
    });
  },
};

const snooze = fn<(call: { readonly body: unknown }) => { snoozedUntil: string }>(() => ({
  snoozedUntil: '2026-12-01',
}));

/** One's own task is put off by the keyboard: `s` asks until when. */
export const Snooze: Story = {
  ...screenAt(address, { answers: { 'workflows.snooze': snooze } }),
  play: async ({ canvas, step }) => {
    const name = 'Van der Brüggen Holding B.V.';
    const header = (await canvas.findAllByRole('rowheader')).find(each => each.textContent?.includes(name));
    header?.focus();
    await userEvent.keyboard('s');
    const dialog = within(await screen.findByRole('dialog', { name: `Snooze ${name}` }));
    await step('another day has to be chosen', async () => {
      await userEvent.click(dialog.getByRole('radio', { name: 'Another day' }));
      await userEvent.click(dialog.getByRole('button', { name: 'Snooze' }));
      await dialog.findByText('This field is required');
      await expect(snooze).not.toHaveBeenCalled();
    });
    await step('tomorrow and next Monday need none', async () => {
      await userEvent.click(dialog.getByRole('radio', { name: /^Next Monday/ }));
      await userEvent.click(dialog.getByRole('button', { name: 'Snooze' }));
      await waitFor(() => expect(snooze).toHaveBeenCalledOnce());
      await expect(await screen.findByText(new RegExp(`^${name} comes back on`))).toBeInTheDocument();
    });
  },
};

/** What was put off, with the day on which it comes back. */
export const Snoozed: Story = {
  ...screenAt(`${address}?view=snoozed`, { answers: { 'workflows.snooze': snooze } }),
  play: async ({ canvas }) => {
    const row = within(await canvas.findByRole('row', { name: /^Select Saskia Hendriks/ }));
    await expect(row.getByText('30 Nov 2026')).toBeVisible();
    canvas.getByRole('rowheader', { name: /Saskia Hendriks/ }).focus();
    await userEvent.keyboard('s');
    await waitFor(() => expect(snooze.mock.calls.at(-1)?.[0].body).toEqual({ until: null }));
  },
};

export const Filtered: Story = {
  ...screenAt(`${address}?due=overdue`),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Clear filters' }));
    await expect(canvas.queryByRole('button', { name: 'Clear filters' })).toBeNull();
  },
};

export const Everybody: Story = {
  ...screenAt(`${address}?view=all`),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /^All \d/ })).toHaveAttribute(
      'aria-current',
      'page',
    );
  },
};

export const Empty: Story = {
  ...screenAt(address, {
    answers: {
      'workflows.processes': () => ({ items: [], total: 0, counts: { ...noFigures } }),
    },
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'No tasks' })).toBeVisible();
  },
};

export const Failed: Story = {
  ...screenAt(address, {
    answers: {
      'workflows.processes': () => {
        throw new AppError('Forbidden');
      },
    },
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'The tasks could not be loaded' })).toBeVisible();
  },
};

export const Loading: Story = {
  ...screenAt(address, { answers: { 'workflows.processes': () => new Promise<never>(() => {}) } }),
};

export const German: Story = { globals: { locale: 'de-DE' }, ...screenAt(address) };

const started = fn();

/** Several at once: what cannot be changed is said first, and what became of each is shown. */
export const Several: Story = {
  ...screenAt(address, {
    answers: {
      'workflows.startBatch': call => {
        started(call.body);
        return goodAnswers['workflows.startBatch'](call);
      },
    },
  }),
  play: async ({ canvas, step }) => {
    await canvas.findByRole('link', { name: 'Van der Brüggen Holding B.V.' });
    const [, first, second] = canvas.getAllByRole('checkbox');
    await userEvent.click(first!);
    await userEvent.click(second!);
    const bar = within(await canvas.findByRole('toolbar'));
    await userEvent.click(await bar.findByRole('button', { name: 'Assign' }));
    await press(await screen.findByRole('menuitem', { name: 'Me' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Assign 4 tasks' }));
    await step('says what changes, and what cannot be changed and why', async () => {
      await expect(await dialog.findByText('3 tasks go to Me.')).toBeVisible();
      await expect(dialog.getByText('you may not do this')).toBeVisible();
    });
    await step('starts with those alone that can be changed', async () => {
      await userEvent.click(dialog.getByRole('button', { name: 'Change 3' }));
      await waitFor(() => expect(started).toHaveBeenCalledOnce());
      const rows = (started.mock.calls[0]?.[0] as { rows: readonly object[] } | undefined)?.rows;
      await expect(rows).toHaveLength(3);
    });
    await step('shows those that failed first, and can be undone', async () => {
      const results = within(await screen.findByRole('dialog', { name: 'Assign 12 tasks' }));
      await expect(await results.findByText('was changed by a colleague')).toBeVisible();
      await userEvent.click(results.getByRole('button', { name: 'Undo' }));
    });
  },
};

/** One's own are put off together. */
export const SeveralSnoozed: Story = {
  ...screenAt(address),
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'Van der Brüggen Holding B.V.' });
    await userEvent.click(canvas.getAllByRole('checkbox')[1]!);
    const bar = within(await canvas.findByRole('toolbar'));
    await userEvent.click(await bar.findByRole('button', { name: 'Snooze' }));
    const until = within(await screen.findByRole('dialog', { name: 'Snooze' }));
    await userEvent.click(until.getByRole('button', { name: 'Snooze' }));
    await expect(await screen.findByText(/^3 tasks come back on /)).toBeVisible();
  },
};
