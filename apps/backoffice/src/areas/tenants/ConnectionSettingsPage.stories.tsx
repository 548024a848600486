import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { screenAt } from '../../testing/screen.tsx';
import { ConnectionSettingsPage } from './ConnectionSettingsPage.tsx';

const meta = {
  title: 'Screens/Settings/Connections',
  component: ConnectionSettingsPage,
  tags: ['!autodocs'],
} satisfies Meta<typeof ConnectionSettingsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const address = '/administration/settings/connections';

/** From which share on someone is a beneficial owner: never more than the law says. */
export const Threshold: Story = {
  ...screenAt(address),
  play: async ({ canvas, step }) => {
    const threshold = await canvas.findByRole('textbox', { name: /^Threshold/ });
    await expect(threshold).toHaveValue('25');
    const history = within(await canvas.findByRole('list', { name: 'Changes' }));
    await expect(history.getByText('Threshold in per cent: 20 % → 25 %')).toBeVisible();
    await step('more than the law says is refused at the field', async () => {
      await userEvent.clear(threshold);
      await userEvent.type(threshold, '30');
      await userEvent.click(await canvas.findByRole('button', { name: 'Save changes' }));
      await expect(threshold).toHaveAccessibleDescription(/25/);
    });
    await step('less says what it does, and is saved', async () => {
      await userEvent.clear(threshold);
      await userEvent.type(threshold, '10');
      await expect(canvas.getByText(/must be confirmed again/)).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }));
      await expect(await within(document.body).findByText('Updated Successfully')).toBeInTheDocument();
    });
  },
};

/** Who may only read it sees what holds. */
export const MayOnlyRead: Story = {
  ...screenAt(address, { answers: { 'access.permissionsCheck': () => ['settingsConnectionsWrite'] } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: /^Threshold/ })).toBeDisabled();
    await expect(canvas.getByRole('checkbox')).toBeDisabled();
  },
};
