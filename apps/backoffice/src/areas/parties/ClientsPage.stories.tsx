import { anExport, AppError, goodAnswers } from '@dossier/api/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { screenAt } from '../../testing/screen.tsx';
import { ClientsPage } from './ClientsPage.tsx';

const meta = {
  title: 'Screens/Clients/List',
  component: ClientsPage,
  tags: ['!autodocs'],
} satisfies Meta<typeof ClientsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** What comes when it is needed takes a while where everything is compiled at once. */
const loaded = { timeout: 40_000 };
const persons = '/administration/clients';
const businesses = '/administration/clients/business';

export const Default: Story = {
  ...screenAt(persons),
  play: async ({ canvas, step }) => {
    await step('shows persons alone, each a way to their file', async () => {
      const link = await canvas.findByRole('link', { name: 'Aylin Şahin' });
      await expect(link).toHaveAttribute('href', '/administration/clients/p3');
      await expect(canvas.queryByRole('link', { name: 'Van der Brüggen Holding B.V.' })).toBeNull();
    });
    await step('has a view for each status, with how many it holds', async () => {
      await userEvent.click(canvas.getByRole('link', { name: 'Active 1' }));
      await waitFor(() => expect(canvas.queryByRole('link', { name: 'Maarten van der Brüggen' })).toBeNull());
    });
    await step('lets persons be chosen, of whom a group is made', async () => {
      await expect(canvas.getByRole('checkbox', { name: 'Select Aylin Şahin' })).not.toBeChecked();
    });
  },
};

const queried = fn();

/** Clients by what they answered to a custom field of the firm. */
export const ByCustomField: Story = {
  ...screenAt(persons, {
    answers: {
      'parties.list': call => {
        queried(Object.fromEntries(call.query));
        return goodAnswers['parties.list'](call);
      },
    },
  }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Custom field' }));
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Met through' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Filter by a custom field' }));
    await userEvent.type(dialog.getByRole('textbox', { name: /^Met through/ }), 'Golf');
    await userEvent.click(dialog.getByRole('button', { name: 'Show' }));
    await waitFor(() =>
      expect(queried).toHaveBeenLastCalledWith(
        expect.objectContaining({ customField: 'field-1', customValue: 'Golf' }),
      ),
    );
    await expect(
      await canvas.findByRole('button', { name: 'Custom field: Met through: Golf' }),
    ).toBeVisible();
  },
};

/** Clients whose review is overdue, and when each is due. */
export const ToReview: Story = {
  ...screenAt(persons, {
    answers: {
      'parties.list': call => {
        queried(Object.fromEntries(call.query));
        return goodAnswers['parties.list'](call);
      },
    },
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('columnheader', { name: /Next review/ })).toBeVisible();
    await expect(await canvas.findByText('12 Nov 2026')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Review' }));
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Overdue' }));
    await waitFor(() =>
      expect(queried).toHaveBeenLastCalledWith(expect.objectContaining({ review: 'overdue' })),
    );
  },
};

/** What clients answered to custom fields of the firm, in columns of those who choose them. */
export const WithCustomFields: Story = {
  ...screenAt(persons, {
    answers: {
      'parties.list': call => {
        queried(Object.fromEntries(call.query));
        return goodAnswers['parties.list'](call);
      },
    },
  }),
  play: async ({ canvas, step }) => {
    await canvas.findByRole('link', { name: 'Maarten van der Brüggen' });
    await step('reads none before one is chosen', async () => {
      await expect(queried.mock.lastCall?.[0]).not.toHaveProperty('fields');
      await expect(canvas.queryByRole('columnheader', { name: 'Met through' })).toBeNull();
    });
    await step('has those that are asked of persons among the columns, last', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Columns' }));
      const box = await screen.findByRole('checkbox', { name: 'Met through' }, loaded);
      await expect(box).not.toBeChecked();
      await expect(screen.queryByRole('checkbox', { name: 'Savings plan' })).toBeNull();
      await expect(screen.queryByRole('button', { name: /Met through/ })).toBeNull();
      await userEvent.click(box);
      await userEvent.click(screen.getByRole('checkbox', { name: 'Assets elsewhere' }));
      await userEvent.keyboard('{Escape}');
    });
    await step('and shows what was answered', async () => {
      await expect(await canvas.findByRole('columnheader', { name: 'Met through' })).toBeVisible();
      await expect(await canvas.findByText('Golf club')).toBeVisible();
      await expect(canvas.getByText('€250,000')).toBeVisible();
      await expect(queried).toHaveBeenLastCalledWith(expect.objectContaining({ fields: 'field-1,field-4' }));
    });
  },
};

const started = fn();

/** What is seen leaves as a table with the columns that are seen. */
export const Exported: Story = {
  ...screenAt(`${persons}?status=A&h1=city.assignee`, {
    answers: {
      'exports.start': call => {
        started(call.body);
        return goodAnswers['exports.start'](call);
      },
      'exports.get': () => anExport({ list: 'clients', format: 'csv', total: 1, done: 1, failed: 0 }),
    },
  }),
  play: async ({ canvas, step }) => {
    await canvas.findByRole('rowheader');
    await userEvent.click(canvas.getByRole('button', { name: 'Export' }));
    await step('asks why, and leaves nothing to choose where there is nothing', async () => {
      await screen.findByRole('dialog', { name: 'Export 1 natural person' }, loaded);
      await expect(screen.getByText('One row each with the columns you see, at most 5,000')).toBeVisible();
      await expect(screen.queryByRole('radio')).toBeNull();
      await expect(screen.queryByRole('group', { name: 'Contents' })).toBeNull();
      await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Reason' }), 'Reporting');
      await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Export' }));
    });
    await step('names the list, its filters and its columns', async () => {
      await expect(await screen.findByRole('dialog', { name: 'CSV, 1 natural person' })).toBeVisible();
      await expect(started).toHaveBeenCalledWith(
        expect.objectContaining({
          list: 'clients',
          format: 'csv',
          matching: expect.objectContaining({ status: ['A'] }),
          columns: ['name', 'beganOn', 'registrations', 'risk', 'status', 'nextReviewOn', 'updatedAt'],
        }),
      );
    });
  },
};

export const Businesses: Story = {
  ...screenAt(businesses),
  play: async ({ canvas, step }) => {
    await step('shows companies and groups', async () => {
      await expect(await canvas.findByRole('link', { name: 'Van der Brüggen Holding B.V.' })).toBeVisible();
      await expect(canvas.getByRole('link', { name: 'Familie De Groot' })).toBeVisible();
      await expect(canvas.getByText('68750110')).toBeVisible();
    });
    await step('and one kind of them by its address', async () => {
      await expect(canvas.getByRole('button', { name: 'Kind' })).toBeVisible();
    });
  },
};

export const Empty: Story = {
  ...screenAt(persons, {
    answers: { 'parties.list': () => ({ items: [], total: 0, counts: { all: 0 } }) },
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'No clients yet' })).toBeVisible();
  },
};

export const NothingMatches: Story = {
  ...screenAt(`${persons}?search=zzz`),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'No clients found' })).toBeVisible();
  },
};

export const Failed: Story = {
  ...screenAt(persons, {
    answers: {
      'parties.list': () => {
        throw new AppError('Unexpected');
      },
    },
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The natural persons could not be loaded')).toBeVisible();
  },
};

/** Four facts on a card: who, when born, how risky, and how it stands. */
export const OnAPhone: Story = {
  ...screenAt(persons),
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Aylin Şahin' })).toBeVisible();
  },
};

/** Who may not read client files learns that. */
export const Forbidden: Story = {
  ...screenAt(persons, {
    answers: { 'access.permissionsCheck': () => ['clientFileRead'] },
  }),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: "You don't have access to this page!" }),
    ).toBeVisible();
  },
};
