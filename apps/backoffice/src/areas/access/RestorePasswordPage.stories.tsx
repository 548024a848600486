import { AppError } from '@dossier/api/fixtures';
import type { ErrorType } from '@dossier/api/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { screenAt } from '../../testing/screen.tsx';
import { RestorePasswordPage } from './RestorePasswordPage.tsx';

const meta = {
  title: 'Screens/Access/RestorePassword',
  component: RestorePasswordPage,
  tags: ['!autodocs'],
} satisfies Meta<typeof RestorePasswordPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const refusing = (type: ErrorType) =>
  screenAt('/restorePassword', {
    isSignedOut: true,
    answers: {
      'access.forgot': () => {
        throw new AppError(type);
      },
    },
  });
const ask = async (canvas: Parameters<NonNullable<Story['play']>>[0]['canvas']) =>
  userEvent.type(await canvas.findByRole('textbox', { name: 'Username' }), 'sanne.dewit{Enter}');

export const Default: Story = {
  tags: ['visual'],
  ...screenAt('/restorePassword', { isSignedOut: true }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Restore your password' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Back to sign-in' })).toHaveAttribute('href', '/login');
  },
};

export const Sent: Story = {
  ...screenAt('/restorePassword', { isSignedOut: true }),
  play: async ({ canvas }) => {
    await ask(canvas);
    await expect(await canvas.findByRole('heading', { name: 'Choose a new password' })).toBeVisible();
    await expect(
      canvas.getByText('If the username exists, the verification code has been send'),
    ).toBeVisible();
    await waitFor(() => expect(screen.getByText('Verification code was sent to sanne.dewit.')).toBeVisible());
  },
};

export const TooOften: Story = {
  ...refusing('AttemptLimitExceeded'),
  play: async ({ canvas }) => {
    await ask(canvas);
    await expect(await canvas.findByText('Attempt limit exceeded, please try after some time')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Username' })).toHaveValue('sanne.dewit');
  },
};

export const CannotReset: Story = {
  ...refusing('CallNotAllowed'),
  play: async ({ canvas }) => {
    await ask(canvas);
    await expect(await canvas.findByText('cannot reset password')).toBeVisible();
  },
};
