import { Refusal } from '@dossier/api/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
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
    await expect(await canvas.findByRole('heading', { name: 'Nothing matches' })).toBeVisible();
  },
};

const forbidden = () => {
  throw new Refusal('Forbidden');
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

export const German: Story = { tags: ['visual'], globals: { locale: 'de-DE' }, ...screenAt(address) };
