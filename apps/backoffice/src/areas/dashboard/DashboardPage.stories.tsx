import type { Meta, StoryObj } from '@storybook/react-vite';
import { aCurrentUser, anOverview, AppError, workOfToday } from '@dossier/api/fixtures';
import { expect, userEvent, within } from 'storybook/test';
import { screenAt } from '../../testing/screen.tsx';
import { DashboardPage } from './DashboardPage.tsx';

const meta = {
  title: 'Screens/Dashboard/Overview',
  component: DashboardPage,
  tags: ['!autodocs'],
  args: { widgets: [] },
} satisfies Meta<typeof DashboardPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['visual'],
  ...screenAt('/administration/dashboard'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Oct: 54' })).toHaveAttribute(
      'href',
      '/administration/registrations?from=2026-10-01&to=2026-10-31',
    );
    await expect(canvas.getByRole('link', { name: 'Accepted: 371' })).toHaveAttribute(
      'href',
      '/administration/registrations?from=2025-12-01&reached=ACCEPTED',
    );
    await expect(await canvas.findByRole('heading', { name: 'Team workload' })).toBeVisible();
    await expect(await canvas.findByRole('link', { name: 'Overdue 2' })).toHaveAttribute(
      'href',
      '/administration/dashboard?work=overdue',
    );
  },
};

/** One kind of the work of today, kept in the address. */
export const WhatIsOverdue: Story = {
  ...screenAt('/administration/dashboard?work=overdue'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('2 days overdue')).toBeVisible();
    await expect(canvas.queryByText(/requests approval/)).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Overdue 2' })).toHaveAttribute('aria-current', 'page');
  },
};

/** Nothing to do is said. */
export const NothingToDo: Story = {
  ...screenAt('/administration/dashboard', {
    answers: {
      'workflows.myWork': ({ query }) =>
        workOfToday(query, { items: [], counts: { overdue: 0, dueToday: 0, approval: 0, mention: 0 } }),
    },
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No tasks due today.')).toBeVisible();
  },
};

/** A widget that is hidden makes room for the next one. */
export const Customised: Story = {
  ...screenAt('/administration/dashboard'),
  play: async ({ canvas, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await canvas.findByRole('link', { name: 'Oct: 54' });
    await userEvent.click(canvas.getByRole('button', { name: 'Customise' }));
    await userEvent.click(await page.findByRole('checkbox', { name: 'Pipeline' }));
    await expect(canvas.queryByRole('heading', { name: 'Pipeline', hidden: true })).toBeNull();
    await userEvent.click(page.getByRole('button', { name: 'Reset dashboard' }));
    await userEvent.keyboard('{Escape}');
    await expect(await canvas.findByRole('heading', { name: 'Pipeline' })).toBeVisible();
  },
};

/** The figures of another period, kept in the address. */
export const ThreeMonths: Story = {
  ...screenAt('/administration/dashboard?months=3'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Nov: 39' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Jun: 42' })).toBeNull();
    await expect(canvas.getByRole('radio', { name: '3 mo.' })).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: '6 mo.' }));
    await expect(await canvas.findByRole('link', { name: 'Jun: 42' })).toBeVisible();
  },
};

/** An Agent has no pipeline and no team. */
export const ForAnAgent: Story = {
  ...screenAt('/administration/dashboard', {
    answers: {
      'access.me': () => aCurrentUser({ roles: ['ROLE_TENANT_AGENT'] }),
      'workflows.overview': ({ query }) => anOverview(query, { pipeline: null, team: null }),
    },
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Oct: 54' })).toBeVisible();
    await expect(canvas.queryByRole('heading', { name: 'Pipeline' })).toBeNull();
    await expect(canvas.queryByRole('heading', { name: 'Team workload' })).toBeNull();
  },
};

/** A firm that has just begun. */
export const FirstTime: Story = {
  ...screenAt('/administration/dashboard', {
    answers: {
      'registrations.list': () => ({ items: [], total: 0, counts: { all: 0 } }),
      'workflows.overview': ({ query }) =>
        anOverview(query, {
          months: anOverview(query).months.map(month => ({ ...month, INDIVIDUAL: 0, JOINT: 0, BUSINESS: 0 })),
          pipeline: null,
          team: [],
        }),
    },
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'First steps' })).toBeVisible();
    await expect(await canvas.findByRole('link', { name: 'Start the first registration' })).toHaveAttribute(
      'href',
      '/administration/registrations/new',
    );
  },
};

/** The figures cannot be read: each widget says so in its own place, and the list stays. */
export const FiguresFail: Story = {
  ...screenAt('/administration/dashboard', {
    answers: {
      'workflows.overview': () => {
        throw new AppError('ValidationFailed');
      },
    },
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('button', { name: 'Try again' })).toHaveLength(3);
    const recent = within(canvas.getByRole('region', { name: 'Recent registrations' }));
    await expect(await recent.findByRole('link', { name: /Café Lumière/ })).toBeVisible();
  },
};
