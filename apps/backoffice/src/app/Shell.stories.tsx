import { aRegistration, aTenantSettings } from '@dossier/api/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { screenAt } from '../testing/screen.tsx';
import { ElsewherePage } from './placeholders/ElsewherePage.tsx';

const meta = {
  title: 'Screens/Shell',
  component: ElsewherePage,
  tags: ['!autodocs'],
} satisfies Meta<typeof ElsewherePage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A place whose area comes later: that in one sentence, and nothing leads there. */
export const Placeholder: Story = {
  tags: ['visual'],
  ...screenAt('/administration/kyc?tab=expiring'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'KYC', level: 1 })).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'This part is not available yet.' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Expiring' })).toBeNull();
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Registrations' })).toBeVisible());
    await expect(canvas.queryByRole('link', { name: 'KYC' })).toBeNull();
  },
};

export const Settings: Story = {
  ...screenAt('/administration/settings'),
  play: async ({ canvas }) => {
    // Where they stand at the side, the first page is shown with them.
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Contact' })).toBeVisible();
    const pages = within(canvas.getByRole('navigation', { name: 'Settings' }));
    await expect(pages.getByRole('link', { name: 'Contact' })).toHaveAttribute('aria-current', 'page');
    await expect(pages.getByRole('link', { name: 'Users' })).toBeVisible();
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
      await userEvent.type(palette.getByRole('combobox'), 'tasks');
      await expect(await palette.findByRole('option', { name: /^Tasks/ })).toBeVisible();
    });
    await step('none that is not built', async () => {
      await userEvent.clear(palette.getByRole('combobox'));
      await userEvent.type(palette.getByRole('combobox'), 'bulk upload');
      await waitFor(() => expect(palette.queryByRole('option', { name: /Tasks/ })).toBeNull());
      await expect(palette.queryByRole('option', { name: /Bulk upload/ })).toBeNull();
    });
    await step('a client', async () => {
      await userEvent.clear(palette.getByRole('combobox'));
      await userEvent.type(palette.getByRole('combobox'), 'aylin');
      await expect(await palette.findByRole('option', { name: /Aylin Şahin/ })).toHaveAttribute(
        'href',
        '/administration/clients/p3',
      );
    });
    await step('a registration', async () => {
      await userEvent.clear(palette.getByRole('combobox'));
      await userEvent.type(palette.getByRole('combobox'), 'lumière');
      await expect(await palette.findByRole('option', { name: /Café Lumière SRL/ })).toBeVisible();
    });
    await step('a colleague', async () => {
      await userEvent.clear(palette.getByRole('combobox'));
      await userEvent.type(palette.getByRole('combobox'), 'malik');
      await expect(await palette.findByRole('option', { name: /^Malik Bakker/ })).toHaveAttribute(
        'href',
        expect.stringContaining('/administration/settings/access?search='),
      );
    });
    await step('what can be done, with its keys', async () => {
      await userEvent.clear(palette.getByRole('combobox'));
      await userEvent.type(palette.getByRole('combobox'), 'new reg');
      await expect(await palette.findByRole('option', { name: /^New registration/ })).toBeVisible();
      await userEvent.clear(palette.getByRole('combobox'));
      await userEvent.type(palette.getByRole('combobox'), 'theme dark');
      await expect(await palette.findByRole('option', { name: /^Theme: Dark/ })).toBeVisible();
    });
    await userEvent.keyboard('{Escape}');
  },
};

/** In a registration ⌘K leads to its parts, too. */
export const GoToAPart: Story = {
  ...screenAt('/administration/registrations/0192f0a0-0000-7000-8000-000000000001', {
    answers: { 'registrations.get': () => aRegistration({ assignee: null, assignee_id: null }) },
  }),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1 });
    await userEvent.keyboard('{Control>}k{/Control}');
    const palette = within(await within(document.body).findByRole('dialog', { name: 'Go to anything' }));
    await userEvent.type(palette.getByRole('combobox'), 'comm');
    await expect(await palette.findByRole('option', { name: /^Comments/ })).toHaveAttribute(
      'href',
      expect.stringMatching(/\/registrations\/[0-9a-f-]{36}\?section=comments$/),
    );
    await userEvent.clear(palette.getByRole('combobox'));
    await userEvent.type(palette.getByRole('combobox'), 'assign');
    await expect(await palette.findByRole('option', { name: /^Assign to me/ })).toBeVisible();
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

/** The places of the client file wait behind one tab. */
export const ClientFile: Story = {
  ...screenAt('/administration/tasks'),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Client file' }));
    const link = await within(document.body).findByRole('link', { name: 'Natural persons' });
    await expect(link).toHaveAttribute('href', '/administration/clients');
    await expect(within(document.body).getByRole('link', { name: 'Businesses' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() =>
      expect(within(document.body).queryByRole('link', { name: 'Natural persons' })).toBeNull(),
    );
  },
};

/** A firm without a client file, seen by someone who may do little: what is not theirs is not there. */
export const LittleToSee: Story = {
  ...screenAt('/administration/dashboard', {
    answers: {
      'tenants.settings': () => aTenantSettings({ clientFile: { enabled: false } }),
      'access.permissionsCheck': ({ body }) =>
        (body as { permissions: string[] }).permissions.filter(name => name !== 'registrationRead'),
    },
  }),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Registrations' })).toBeVisible());
    await expect(canvas.queryByRole('button', { name: 'Client file' })).toBeNull();
  },
};
