import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { screenAt } from '../../testing/screen.tsx';
import { ProductSettingsPage } from './ProductSettingsPage.tsx';

const meta = {
  title: 'Screens/Settings/Products',
  component: ProductSettingsPage,
  tags: ['!autodocs'],
} satisfies Meta<typeof ProductSettingsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const address = '/administration/settings/products';

/** Which registrations may be started: at least one type, each with how many of it are open. */
export const RegistrationTypes: Story = {
  ...screenAt(address),
  play: async ({ canvas, step }) => {
    const types = within(await canvas.findByRole('group', { name: /^Registration types/ }));
    await expect(types.getAllByRole('checkbox', { checked: true })).toHaveLength(3);
    const history = within(await canvas.findByRole('list', { name: 'Changes' }));
    await expect(history.getByText('Registration types, added: Joint')).toBeVisible();
    await step('none of them is refused', async () => {
      await waitFor(async () => {
        for (const checkbox of types.getAllByRole('checkbox')) await expect(checkbox).toBeEnabled();
      });
      for (const checkbox of types.getAllByRole('checkbox')) await userEvent.click(checkbox);
      await userEvent.click(await canvas.findByRole('button', { name: 'Save changes' }));
      await expect(await canvas.findByText('Please select at least one registration type')).toBeVisible();
    });
    await step('one of them is saved', async () => {
      await userEvent.click(types.getByRole('checkbox', { name: 'Business' }));
      await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }));
      await expect(await within(document.body).findByText('Updated Successfully')).toBeInTheDocument();
    });
  },
};

/** A module that is turned off says first how many clients that is about. */
export const Modules: Story = {
  ...screenAt(`${address}?tab=modules`),
  play: async ({ canvas }) => {
    const module = await canvas.findByRole('checkbox', { name: 'Client file' });
    await expect(module).toBeChecked();
    await waitFor(() => expect(module).toBeEnabled());
    await userEvent.click(module);
    await expect(
      await canvas.findByText(/^No one can open [\d,]+ clients until this is on again/),
    ).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: 'Save changes' }));
    await expect(await within(document.body).findByText('Updated Successfully')).toBeInTheDocument();
  },
};

/** Who may only read them sees what is chosen. */
export const MayOnlyRead: Story = {
  ...screenAt(address, { answers: { 'access.permissionsCheck': () => ['settingsProductsWrite'] } }),
  play: async ({ canvas }) => {
    const types = within(await canvas.findByRole('group', { name: /^Registration types/ }));
    for (const checkbox of types.getAllByRole('checkbox')) await expect(checkbox).toBeDisabled();
  },
};
