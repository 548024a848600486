import type { ErrorType } from '@dossier/api/contract';
import { AppError } from '@dossier/api/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { expectOff } from '../../testing/expect-off.ts';
import { screenAt } from '../../testing/screen.tsx';
import { ConfirmPage } from './ConfirmPage.tsx';

const meta = {
  title: 'Screens/Access/Confirm',
  component: ConfirmPage,
  tags: ['!autodocs'],
} satisfies Meta<typeof ConfirmPage>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const challenged = (mfaType: 'SOFTWARE' | 'SMS', error?: ErrorType) =>
  screenAt('/login', {
    isSignedOut: true,
    answers: {
      'access.login': () => ({
        mfaType,
        session: 'challenge',
        ...(mfaType === 'SMS' ? { phone: '+31******678' } : {}),
      }),
      ...(error
        ? {
            'access.mfa': () => {
              throw new AppError(error);
            },
          }
        : {}),
    },
  });
const signIn = async (canvas: Canvas) => {
  await userEvent.type(await canvas.findByRole('textbox', { name: 'Username' }), 'meridian.admin');
  await userEvent.type(canvas.getByLabelText('Password'), 'Welcome-2026!{Enter}');
  return canvas.findByRole('textbox', { name: 'Confirmation code' });
};

export const Default: Story = {
  ...challenged('SOFTWARE'),
  play: async ({ canvas, step }) => {
    const code = await signIn(canvas);
    await expect(code).toHaveFocus();
    await expectOff(canvas.getByRole('button', { name: 'Confirm' }));
    await step('six digits send themselves', async () => {
      await userEvent.type(code, '123456');
      await expect(await canvas.findByRole('heading', { name: 'Dashboard' })).toBeVisible();
    });
  },
};

export const BySms: Story = {
  ...challenged('SMS'),
  play: async ({ canvas }) => {
    await signIn(canvas);
    await expect(canvas.getByText('Enter the code we sent to +31******678.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Send a new code' }));
    await waitFor(() => expect(screen.getByText("We've sent a new code.")).toBeVisible());
  },
};

export const PastedMessage: Story = {
  ...challenged('SMS'),
  play: async ({ canvas }) => {
    await userEvent.click(await signIn(canvas));
    await userEvent.paste('Your code is 123 456. Never pass it on.');
    await expect(await canvas.findByRole('heading', { name: 'Dashboard' })).toBeVisible();
  },
};

export const WrongCode: Story = {
  ...challenged('SOFTWARE', 'CodeMismatchException'),
  play: async ({ canvas }) => {
    const code = await signIn(canvas);
    await userEvent.type(code, '123456');
    await waitFor(() => expect(code).toHaveAccessibleDescription('Invalid confirm code'));
  },
};

export const Disabled: Story = {
  ...challenged('SOFTWARE', 'UsernamePasswordMismatch'),
  play: async ({ canvas }) => {
    const code = await signIn(canvas);
    await userEvent.type(code, '123456');
    const text = 'The username-password combination you have entered is incorrect';
    await waitFor(() => expect(code).toHaveAccessibleDescription(text));
  },
};

export const Expired: Story = {
  ...challenged('SOFTWARE', 'NotAuthorizedException'),
  play: async ({ canvas }) => {
    await userEvent.type(await signIn(canvas), '123456');
    await expect(
      await canvas.findByText(/Confirm code expire. You will be redirected to login/),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Go back now' }));
    await expect(await canvas.findByRole('heading', { name: 'Welcome!' })).toBeVisible();
  },
};

/** S1 §2: another language leads back to signing in, and says so in that language. */
export const AnotherLanguage: Story = {
  ...challenged('SOFTWARE'),
  play: async ({ canvas }) => {
    await signIn(canvas);
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Language' }), 'nl-NL');
    await waitFor(() => expect(screen.getByText('De taal is gewijzigd. Log opnieuw in.')).toBeVisible());
    await expect(await canvas.findByRole('textbox', { name: 'Gebruikersnaam' })).toBeVisible();
  },
};

export const WithoutChallenge: Story = {
  ...screenAt('/confirm', { isSignedOut: true }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Welcome!' })).toBeVisible();
  },
};

/** The phone is lost: one of the codes on paper. */
export const WithBackupCode: Story = {
  ...challenged('SOFTWARE'),
  play: async ({ canvas, step }) => {
    await signIn(canvas);
    await step('and back again', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Use a back-up code' }));
      await userEvent.click(await canvas.findByRole('button', { name: 'Use the other code' }));
      await expect(await canvas.findByRole('textbox', { name: 'Confirmation code' })).toBeVisible();
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Use a back-up code' }));
    const code = await canvas.findByRole('textbox', { name: 'Back-up code' });
    await expectOff(canvas.getByRole('button', { name: 'Confirm' }));
    await userEvent.type(code, '{Enter}');
    await waitFor(() => expect(code).toBeInvalid());
    await userEvent.type(code, 'k7fm3-9dqxp{Enter}');
    await expect(await canvas.findByRole('heading', { name: 'Dashboard' })).toBeVisible();
  },
};
