import {
  aRegistration,
  goodAnswers,
  AppError,
  registrationCounts,
  registrationRows,
  someViews,
} from '@dossier/api/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { screenAt } from '../../testing/screen.tsx';
import { RegistrationsPage } from './RegistrationsPage.tsx';

const meta = {
  title: 'Screens/Registrations/List',
  component: RegistrationsPage,
  tags: ['!autodocs'],
} satisfies Meta<typeof RegistrationsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const address = '/administration/registrations';

export const Default: Story = {
  tags: ['visual'],
  ...screenAt(address),
  play: async ({ canvas, step }) => {
    await step('shows the rows and what they are sorted by', async () => {
      await expect(await canvas.findByRole('link', { name: 'Café Lumière SRL' })).toBeVisible();
      await expect(canvas.getByRole('columnheader', { name: 'Updated' })).toHaveAttribute(
        'aria-sort',
        'descending',
      );
    });
    await step('a view is a link with its count', async () => {
      await expect(canvas.getByRole('link', { name: 'Incomplete 212' })).toBeVisible();
    });
    await step('what waits for the reader is a way to the view that holds as many', async () => {
      const view = canvas.getByRole('link', { name: 'To approve 37' });
      await expect(canvas.getByRole('link', { name: '37 waiting for your approval' })).toHaveAttribute(
        'href',
        view.getAttribute('href'),
      );
    });
  },
};

/** On a phone a registration is two lines: its name, and three things of it next to each other. */
export const OnAPhone: Story = {
  ...screenAt(address),
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: 'Café Lumière SRL' });
    const facts = within(link.closest('li')!).getAllByRole('definition');
    // Who works on it is among them, so that assigning is seen on a phone too: two lines of two.
    await expect(facts).toHaveLength(4);
    await expect(new Set(facts.map(fact => fact.offsetTop)).size).toBe(2);
  },
};

export const Filtered: Story = {
  ...screenAt(`${address}?type=BUSINESS,JOINT&assignee=me&status=COMPLETE`),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Type: Joint, Business' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }));
    await expect(canvas.getByRole('button', { name: 'Type' })).toBeVisible();
  },
};

/** In the latest days, or between two of them; one at a time, and taken away by its cross. */
export const FilteredByChange: Story = {
  ...screenAt(address),
  play: async ({ canvas, step }) => {
    // The heading of a column is called the same.
    const filters = within((await canvas.findByRole('searchbox')).closest('search')!);
    const choose = async (chip: string, option: string) => {
      (await filters.findByRole('button', { name: chip })).focus();
      await userEvent.keyboard('{Enter}');
      (await screen.findByRole('checkbox', { name: option })).focus();
      await userEvent.keyboard(' ');
    };
    await step('by keyboard', async () => {
      await choose('Updated', 'Last 7 days');
      await choose('Updated: Last 7 days', 'Today');
      await expect(await filters.findByRole('button', { name: 'Updated: Today' })).toBeVisible();
    });
    await step('between two days, whichever is given first', async () => {
      await userEvent.keyboard('{Escape}');
      await choose('Updated: Today', 'Custom period…');
      const dialog = within(await screen.findByRole('dialog', { name: 'Choose a period' }));
      await userEvent.click((await dialog.findAllByRole('spinbutton'))[0]!);
      await userEvent.keyboard('20112026');
      await userEvent.click(dialog.getAllByRole('spinbutton')[3]!);
      await userEvent.keyboard('15112026');
      await userEvent.click(dialog.getByRole('button', { name: 'Show' }));
      await expect(
        await filters.findByRole('button', { name: 'Updated: 15 Nov 2026 – 20 Nov 2026' }),
      ).toBeVisible();
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    });
    await step('the cross takes it away', async () => {
      await userEvent.click(filters.getByRole('button', { name: 'Remove filter Updated' }));
      await expect(await filters.findByRole('button', { name: 'Updated' })).toBeVisible();
    });
  },
};

const { toApprove: _, ...whatIsCounted } = registrationCounts;

/** Users who approve nothing do not see it. */
export const ApprovesNothing: Story = {
  ...screenAt(address, {
    answers: {
      'registrations.list': () => ({
        items: [...registrationRows],
        total: whatIsCounted.all,
        counts: whatIsCounted,
      }),
    },
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Incomplete 212' })).toBeVisible();
    // Rows that wait lead to their decision; the view of them all is not there.
    await expect(canvas.queryByRole('link', { name: /approv.*\d/ })).toBeNull();
  },
};

export const NothingToApprove: Story = {
  ...screenAt(`${address}?toApprove=true`, {
    answers: { 'registrations.list': () => ({ items: [], total: 0, counts: { all: 44, toApprove: 0 } }) },
  }),
  play: async ({ canvas, step }) => {
    await step('says so', async () => {
      await expect(
        await canvas.findByRole('heading', { name: 'No registrations await your approval' }),
      ).toBeVisible();
      await expect(canvas.getByRole('link', { name: 'To approve 0' })).toHaveAttribute(
        'aria-current',
        'page',
      );
    });
    await step('and that there is nothing to export', async () => {
      await expect(canvas.getByRole('button', { name: 'Export' })).toHaveAccessibleDescription(
        'There are no registrations to export.',
      );
    });
  },
};

const started = fn();

/** All that the list shows, on every page, goes with one button. */
export const ExportedAsItStands: Story = {
  ...screenAt(`${address}?type=BUSINESS&updated=30&search=Haven`, {
    answers: {
      'exports.start': call => {
        started(call.body);
        return goodAnswers['exports.start'](call);
      },
    },
  }),
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button', { name: 'Export' });
    await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'));
    await userEvent.click(button);
    const dialog = within(await screen.findByRole('dialog', { name: 'Export 1,284 registrations' }));
    await userEvent.selectOptions(await dialog.findByRole('combobox', { name: 'Reason' }), 'Reporting');
    await userEvent.click(dialog.getByRole('button', { name: 'Export' }));
    await waitFor(() => expect(started).toHaveBeenCalledOnce());
    await expect(started.mock.calls[0]?.[0]).toMatchObject({
      format: 'csv',
      matching: { search: 'Haven', type: ['BUSINESS'], updatedWithin: 30 },
    });
  },
};

/** Users who may not export has no button for it. */
export const ExportsNothing: Story = {
  ...screenAt(address, { answers: { 'access.permissionsCheck': () => ['clientFileOverviewPartiesExport'] } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'New registration' })).toBeVisible();
    await canvas.findByRole('link', { name: 'Café Lumière SRL' });
    await expect(canvas.queryByRole('button', { name: 'Export' })).toBeNull();
  },
};

const assignToNobody = async (canvas: { findByRole: typeof screen.findByRole }) => {
  const actions = { name: 'Actions for Café Lumière SRL' };
  // It becomes a menu when someone comes near.
  await userEvent.hover(await canvas.findByRole('button', actions));
  await userEvent.click(await canvas.findByRole('button', actions));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Unassign' }));
};
const rowOf = (canvas: { getByRole: typeof screen.getByRole }) =>
  canvas.getByRole('rowheader', { name: /^Café Lumière SRL/ }).parentElement!;

type Assigned = ReturnType<typeof aRegistration>;
let agreed = Promise.withResolvers<Assigned>();

/** Who works on it is shown at once, marked while the platform has not agreed yet. */
export const AssignedAtOnce: Story = {
  ...screenAt(address, {
    answers: { 'registrations.assign': () => agreed.promise },
  }),
  beforeEach: () => {
    agreed = Promise.withResolvers();
  },
  play: async ({ canvas }) => {
    await assignToNobody(canvas);
    await waitFor(() => expect(rowOf(canvas)).toHaveTextContent('Unassigned'));
    await expect(rowOf(canvas)).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.getByRole('rowheader', { name: /^Café Lumière SRL/ })).toHaveTextContent('Saving…');
    agreed.resolve(aRegistration());
    await waitFor(() => expect(rowOf(canvas)).not.toHaveAttribute('aria-busy'));
  },
};

/** What was refused is as it was, and it is said why. */
export const AssignmentTakenBack: Story = {
  ...screenAt(address, {
    answers: {
      'registrations.assign': () => {
        throw new AppError('Forbidden');
      },
    },
  }),
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'Café Lumière SRL' });
    const before = rowOf(canvas).textContent;
    await assignToNobody(canvas);
    await waitFor(() => expect(screen.getByText(/1 registration could not be assigned: /)).toBeVisible());
    await waitFor(() => expect(rowOf(canvas)).toHaveTextContent(before));
    await expect(rowOf(canvas)).not.toHaveAttribute('aria-busy');
  },
};

/** Columns and density are this person's, on the next visit too; what is as usual is nothing to keep. */
export const Arranged: Story = {
  ...screenAt(address),
  beforeEach: () => () => {
    for (const [name] of document.cookie.split('; ').map(pair => pair.split('=')))
      if (name?.startsWith('d-')) document.cookie = `${name}=; Path=/; Max-Age=0`;
  },
  play: async ({ canvas, step }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Columns' }));
    await step('a column that is not wanted is kept away', async () => {
      await userEvent.click(await screen.findByRole('checkbox', { name: 'City' }));
      await waitFor(() => expect(canvas.queryByRole('columnheader', { name: 'City' })).toBeNull());
      await expect(document.cookie).toMatch(/d-columns\.registrations\.\w+=h1%3Dcity/);
    });
    await step('the columns of the page come back', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Reset columns' }));
      await expect(await canvas.findByRole('columnheader', { name: 'City' })).toBeInTheDocument();
      await expect(document.cookie).not.toContain('d-columns');
    });
    await step('rows are as high as one likes, on every page', async () => {
      await userEvent.click(screen.getByRole('radio', { name: 'Compact' }));
      await expect(document.documentElement.dataset['density']).toBe('compact');
      await expect(document.cookie).toMatch(/d-look=system\.system\.compact/);
    });
  },
};

const none = { items: [], total: 0, counts: { all: 0 } };

export const EmptyFirstTime: Story = {
  ...screenAt(address, { answers: { 'registrations.list': () => none } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'No registrations yet' })).toBeVisible();
  },
};

export const EmptyByFilter: Story = {
  ...screenAt(`${address}?search=nobody`, { answers: { 'registrations.list': () => none } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'No registrations found' })).toBeVisible();
  },
};

const saved = fn();

/** Views that people saved stand next to those of the statuses; a dot says what others brought into one. */
export const SavedViews: Story = {
  ...screenAt(`${address}?type=BUSINESS&assignee=me&search=Haven`, {
    answers: {
      'registrations.views': () => ({ items: someViews() }),
      'registrations.saveView': call => {
        saved(call.body);
        return goodAnswers['registrations.saveView'](call);
      },
    },
  }),
  play: async ({ canvas, step }) => {
    await step('a colleague’s view says what is new in it', async () => {
      await expect(await canvas.findByRole('link', { name: 'Nobody’s work 34 , 2 new' })).toBeVisible();
    });
    await step('the list is saved under a name, without the words that are searched for', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Save as view' }));
      const dialog = within(await screen.findByRole('dialog', { name: 'Save as view' }));
      await waitFor(() => expect(dialog.getByText(/Search terms aren't saved/)).toBeVisible());
      // Into the field that has the focus: no one has to look for it.
      await waitFor(() => expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveFocus());
      await userEvent.keyboard('Companies of mine');
      await userEvent.click(dialog.getByRole('checkbox', { name: /^Share with colleagues/ }));
      await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
      await waitFor(() => expect(screen.getByText('View “Companies of mine” saved.')).toBeVisible());
      await expect(saved).toHaveBeenCalledWith({
        list: 'registrations',
        name: 'Companies of mine',
        isShared: true,
        query: { type: ['BUSINESS'], channel: [], assignee: 'me', sort: ['-updatedAt'] },
        columns: '',
      });
    });
  },
};

/** One’s own view is renamed, shared and removed where it is shown. */
export const OwnView: Story = {
  ...screenAt(`${address}?type=BUSINESS&assignee=me`, {
    answers: { 'registrations.views': () => ({ items: someViews() }) },
  }),
  play: async ({ canvas, step }) => {
    const actions = { name: 'Edit view “My companies”' };
    await expect(await canvas.findByRole('link', { name: 'My companies 18' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await step('rename', async () => {
      await userEvent.click(canvas.getByRole('button', actions));
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Rename or share…' }));
      const name = await screen.findByRole('textbox', { name: 'Name' });
      await expect(name).toHaveValue('My companies');
      await waitFor(() => expect(name).toHaveFocus());
      await userEvent.keyboard('{Escape}');
    });
    await step('remove, after a question', async () => {
      await userEvent.click(await canvas.findByRole('button', actions));
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Remove…' }));
      await userEvent.click(await screen.findByRole('button', { name: 'Yes' }));
      await waitFor(() => expect(screen.getByText('View “My companies” removed.')).toBeVisible());
    });
  },
};

const forbidden = () => {
  throw new AppError('Forbidden');
};

export const Failed: Story = {
  ...screenAt(address, { answers: { 'registrations.list': forbidden } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent("You don't have access to this page!");
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

export const WithoutPermission: Story = {
  ...screenAt(address, { answers: { 'access.permissionsCheck': () => ['registrationRead'] } }),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: "You don't have access to this page!" }),
    ).toBeVisible();
  },
};

export const Loading: Story = {
  ...screenAt(address, { answers: { 'registrations.list': () => new Promise<never>(() => {}) } }),
};

let wait = Promise.withResolvers<void>();

/** Who leaves the search before the rows are there is in the first of them once they are. */
export const SearchedWhileLoading: Story = {
  ...screenAt(address, {
    answers: {
      'registrations.list': call => wait.promise.then(() => goodAnswers['registrations.list'](call)),
    },
  }),
  beforeEach: () => {
    wait = Promise.withResolvers();
  },
  play: async ({ canvas }) => {
    const search = await canvas.findByRole('searchbox');
    await canvas.findByRole('grid');
    await userEvent.click(search);
    await userEvent.keyboard('{ArrowDown}');
    await expect(search).toHaveFocus();
    wait.resolve();
    await waitFor(() => expect(canvas.getAllByRole('rowheader')[0]).toHaveFocus());
  },
};

export const German: Story = { tags: ['visual'], globals: { locale: 'de-DE' }, ...screenAt(address) };
