import { AppError } from '@dossier/api/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { screenAt } from '../../testing/screen.tsx';
import { TasksPage } from './TasksPage.tsx';

const meta = {
  title: 'Screens/Workflows/Tasks',
  component: TasksPage,
  tags: ['!autodocs'],
} satisfies Meta<typeof TasksPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const address = '/administration/tasks';

export const Default: Story = {
  ...screenAt(address),
  play: async ({ canvas, step }) => {
    await step('one’s own work, each row a link to it', async () => {
      await expect(await canvas.findByRole('link', { name: 'Van der Brüggen Holding B.V.' })).toBeVisible();
      await expect(canvas.getByRole('link', { name: /^Mine \d/ })).toHaveAttribute('aria-current', 'page');
    });
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
      'workflows.processes': () => ({ items: [], total: 0, counts: { mine: 0, unassigned: 0, all: 0 } }),
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
