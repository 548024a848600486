import { AppError } from '@dossier/api/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { expectOff } from '../../testing/expect-off.ts';
import { screenAt } from '../../testing/screen.tsx';
import { ConfirmAccountPage } from './ConfirmAccountPage.tsx';

const meta = {
  title: 'Screens/Access/ConfirmAccount',
  component: ConfirmAccountPage,
  tags: ['!autodocs'],
} satisfies Meta<typeof ConfirmAccountPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const address = '/signup/confirm?username=louise.dubois';

export const Default: Story = {
  ...screenAt(address, { isSignedOut: true }),
  play: async ({ canvas }) => {
    const code = await canvas.findByRole('textbox', { name: 'Confirmation code' });
    await expectOff(canvas.getByRole('button', { name: 'Confirm' }));
    await userEvent.type(code, '123456');
    await expect(await canvas.findByRole('heading', { name: 'Welcome!' })).toBeVisible();
    await waitFor(() =>
      expect(screen.getByText('Your account is confirmed. You can sign in now.')).toBeVisible(),
    );
  },
};

export const WrongCode: Story = {
  ...screenAt(address, {
    isSignedOut: true,
    answers: {
      'access.confirmUser': () => {
        throw new AppError('CodeMismatchException');
      },
    },
  }),
  play: async ({ canvas }) => {
    const code = await canvas.findByRole('textbox', { name: 'Confirmation code' });
    await userEvent.type(code, '123456');
    await waitFor(() => expect(code).toHaveAccessibleDescription('Confirmation code is wrong'));
  },
};

/** What the platform says in addition to a wrong code is an error (S1 §8). */
export const Rejected: Story = {
  ...screenAt(address, {
    isSignedOut: true,
    answers: {
      'access.confirmUser': () => {
        throw new AppError('CallNotAllowed');
      },
    },
  }),
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Confirmation code' }), '123456');
    await waitFor(() => expect(screen.getByText('Error!')).toBeVisible());
  },
};
