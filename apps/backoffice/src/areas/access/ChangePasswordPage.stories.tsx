import { AppError } from '@dossier/api/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { screenAt } from '../../testing/screen.tsx';
import { ChangePasswordPage } from './ChangePasswordPage.tsx';

const meta = {
  title: 'Screens/Access/ChangePassword',
  component: ChangePasswordPage,
  tags: ['!autodocs'],
} satisfies Meta<typeof ChangePasswordPage>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const address = '/administration/change-password';
const fill = async (canvas: Canvas) => {
  await userEvent.type(await canvas.findByLabelText('Current password'), 'Welcome-2026!');
  await userEvent.type(canvas.getByLabelText('New password'), 'A-fresh-Start-2027');
  await userEvent.type(canvas.getByLabelText('Confirm new password'), 'A-fresh-Start-2027{Enter}');
};

export const Default: Story = {
  ...screenAt(address),
  play: async ({ canvas, step }) => {
    await fill(canvas);
    await step('asks first; No leaves everything as it is', async () => {
      await userEvent.click(await screen.findByRole('button', { name: 'No' }));
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
      await expect(canvas.getByLabelText('Current password')).toHaveValue('Welcome-2026!');
    });
    await step('Yes changes it, and logs out', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Save password' }));
      await userEvent.click(await screen.findByRole('button', { name: 'Yes' }));
      await expect(await canvas.findByRole('heading', { name: 'Welcome!' })).toBeVisible();
      await waitFor(() => expect(screen.getByText('Your password has been changed.')).toBeVisible());
      await expect(screen.getByText('For security reasons you must sign in again.')).toBeVisible();
    });
  },
};

export const WrongPassword: Story = {
  ...screenAt(address, {
    answers: {
      'access.changePassword': () => {
        throw new AppError('UsernamePasswordMismatch');
      },
    },
  }),
  play: async ({ canvas }) => {
    await fill(canvas);
    await userEvent.click(await screen.findByRole('button', { name: 'Yes' }));
    await waitFor(() =>
      expect(canvas.getByLabelText('Current password')).toHaveAccessibleDescription(
        'The existing password is incorrect',
      ),
    );
  },
};
