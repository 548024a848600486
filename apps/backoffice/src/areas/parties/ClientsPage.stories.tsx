import { AppError } from '@dossier/api/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { screenAt } from '../../testing/screen.tsx';
import { ClientsPage } from './ClientsPage.tsx';

const meta = {
  title: 'Screens/Clients/List',
  component: ClientsPage,
  tags: ['!autodocs'],
} satisfies Meta<typeof ClientsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

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
    await step('chooses and exports nothing', async () => {
      await expect(canvas.queryByRole('checkbox')).toBeNull();
      await expect(canvas.queryByRole('button', { name: 'Export' })).toBeNull();
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
