import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { screenAt } from '../testing/screen.tsx';
import { ElsewherePage } from './later/ElsewherePage.tsx';

const meta = {
  title: 'Screens/Shell',
  component: ElsewherePage,
  tags: ['!autodocs'],
} satisfies Meta<typeof ElsewherePage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A place whose area comes later: its real tabs, no rows, one sentence. */
export const PlaceToCome: Story = {
  tags: ['visual'],
  ...screenAt('/administration/kyc?tab=expiring'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'KYC', level: 1 })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Expiring' })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByRole('heading', { name: 'Nothing here yet' })).toBeVisible();
  },
};

export const Settings: Story = {
  ...screenAt('/administration/settings'),
  play: async ({ canvas }) => {
    const sections = await canvas.findByRole('navigation', { name: 'Sections' });
    await waitFor(() => expect(within(sections).getAllByRole('link')).toHaveLength(9));
  },
};

/** ⌘K: places, actions and registrations, by their names. */
export const GoToAnything: Story = {
  ...screenAt('/administration/dashboard'),
  play: async ({ canvas, step }) => {
    await canvas.findByRole('heading', { level: 1 });
    await userEvent.keyboard('{Control>}k{/Control}');
    const palette = within(await within(document.body).findByRole('dialog', { name: 'Go to anything' }));
    await step('a place', async () => {
      await userEvent.type(palette.getByRole('combobox'), 'natural');
      await expect(await palette.findByRole('option', { name: /Natural persons/ })).toBeVisible();
    });
    await step('a registration', async () => {
      await userEvent.clear(palette.getByRole('combobox'));
      await userEvent.type(palette.getByRole('combobox'), 'lumière');
      await expect(await palette.findByRole('option', { name: /Café Lumière SRL/ })).toBeVisible();
    });
    await userEvent.keyboard('{Escape}');
  },
};

/** Keys lead everywhere, and a sheet says which. */
export const ByKeys: Story = {
  ...screenAt('/administration/dashboard'),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1 });
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Registrations' })).toBeVisible());
    await userEvent.keyboard('?');
    await expect(await within(document.body).findByRole('dialog', { name: /shortcuts/i })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(within(document.body).queryByRole('dialog')).toBeNull());
    await userEvent.keyboard('gr');
    await expect(await canvas.findByRole('heading', { name: 'Registrations', level: 1 })).toBeVisible();
  },
};

/** A firm without a client file, seen by somebody who may do little: what is not theirs is not there. */
export const LittleToSee: Story = {
  ...screenAt('/administration/dashboard', {
    answers: {
      'access.permissionsCheck': ({ body }) =>
        (body as { permissions: string[] }).permissions.filter(name => name !== 'registrationRead'),
    },
  }),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Registrations' })).toBeVisible());
    await expect(canvas.queryByRole('button', { name: 'Client file' })).toBeNull();
    await expect(canvas.getByRole('link', { name: 'KYC' })).toBeVisible();
  },
};
