import { AppError } from '@dossier/api/fixtures';
import type { ErrorType } from '@dossier/api/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { screenAt } from '../../testing/screen.tsx';
import { ResetPasswordPage } from './ResetPasswordPage.tsx';

const meta = {
  title: 'Screens/Access/ResetPassword',
  component: ResetPasswordPage,
  tags: ['!autodocs'],
} satisfies Meta<typeof ResetPasswordPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const address = '/restorePassword/sanne.dewit';
const refusing = (type: ErrorType) =>
  screenAt(address, {
    isSignedOut: true,
    answers: {
      'access.forgotConfirm': () => {
        throw new AppError(type);
      },
    },
  });
const fill = async (canvas: Parameters<NonNullable<Story['play']>>[0]['canvas'], confirmation: string) => {
  await userEvent.type(await canvas.findByRole('textbox', { name: 'Verification code' }), '123456');
  await userEvent.type(canvas.getByLabelText('New password'), 'A-fresh-Start-2027');
  await userEvent.type(canvas.getByLabelText('Confirm new password'), `${confirmation}{Enter}`);
};

export const Default: Story = {
  tags: ['visual'],
  ...screenAt(address, { isSignedOut: true }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Enter confirmation code')).toBeVisible();
    await expect(
      canvas.getByText('If the username exists, the verification code has been send'),
    ).toBeVisible();
  },
};

export const WrongCode: Story = {
  tags: ['visual'],
  ...refusing('CodeMismatchException'),
  play: async ({ canvas }) => {
    await fill(canvas, 'A-fresh-Start-2027');
    const code = canvas.getByRole('textbox', { name: 'Verification code' });
    await waitFor(() => expect(code).toHaveAccessibleDescription('Confirmation code is wrong'));
    await expect(canvas.getByRole('link', { name: 'Request another one' })).toHaveAttribute(
      'href',
      '/restorePassword',
    );
  },
};

export const AnotherError: Story = {
  ...refusing('InvalidPassword'),
  play: async ({ canvas }) => {
    await fill(canvas, 'A-fresh-Start-2027');
    await expect(await canvas.findByText('Confirmation code is wrong')).toBeVisible();
    await waitFor(() => expect(screen.getByText(/Password does not conform to policy/)).toBeVisible());
    await expect(screen.getByText('Error!')).toBeVisible();
  },
};

export const ConfirmationDiffers: Story = {
  ...screenAt(address, { isSignedOut: true }),
  play: async ({ canvas }) => {
    await fill(canvas, 'Another-Start-2027');
    await waitFor(() =>
      expect(canvas.getByLabelText('Confirm new password')).toHaveAccessibleDescription(
        'Confirm password must be equal to new password',
      ),
    );
  },
};

export const Done: Story = {
  ...screenAt(address, { isSignedOut: true }),
  play: async ({ canvas }) => {
    await fill(canvas, 'A-fresh-Start-2027');
    await expect(await canvas.findByRole('heading', { name: 'Welcome!' })).toBeVisible();
  },
};
