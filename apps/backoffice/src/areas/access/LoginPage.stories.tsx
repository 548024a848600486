import { aPublicTenant, AppError } from '@dossier/api/fixtures';
import type { ErrorType } from '@dossier/api/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { screenAt } from '../../testing/screen.tsx';
import { LoginPage } from './LoginPage.tsx';

const meta = {
  title: 'Screens/Access/Login',
  component: LoginPage,
  tags: ['!autodocs'],
} satisfies Meta<typeof LoginPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const refusing = (type: ErrorType) =>
  screenAt('/login', {
    isSignedOut: true,
    answers: {
      'access.login': () => {
        throw new AppError(type);
      },
    },
  });
const signIn = async (canvas: Parameters<NonNullable<Story['play']>>[0]['canvas']) => {
  await userEvent.type(await canvas.findByRole('textbox', { name: 'Username' }), 'sanne.dewit');
  await userEvent.type(canvas.getByLabelText('Password'), 'wrong-one{Enter}');
};

export const Default: Story = {
  tags: ['visual'],
  ...screenAt('/login', { isSignedOut: true }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Welcome!' })).toBeVisible();
    await expect(canvas.getByText('Login to your professional portal')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'I lost my password' })).toHaveAttribute(
      'href',
      '/restorePassword',
    );
  },
};

export const WrongPassword: Story = {
  tags: ['visual'],
  ...refusing('UsernamePasswordMismatch'),
  play: async ({ canvas }) => {
    await signIn(canvas);
    const password = canvas.getByLabelText('Password');
    await waitFor(() =>
      expect(password).toHaveAccessibleDescription(
        'The username-password combination you have entered is incorrect',
      ),
    );
    await expect(canvas.getByRole('textbox', { name: 'Username' })).toHaveValue('sanne.dewit');
  },
};

export const NewPasswordDemanded: Story = {
  ...refusing('NewPasswordRequired'),
  play: async ({ canvas }) => {
    await signIn(canvas);
    await expect(
      await canvas.findByText('Your user was created by Admin. Please, change your password, below.'),
    ).toBeVisible();
    await waitFor(() => expect(canvas.getByLabelText('New password')).toHaveFocus());
    await expect(canvas.getByLabelText('Password')).toHaveValue('wrong-one');
  },
};

export const NotConfirmed: Story = {
  ...refusing('UserNotConfirmed'),
  play: async ({ canvas }) => {
    await signIn(canvas);
    await expect(
      await canvas.findByText('User is not confirmed, confirmation code will be sent on your phone'),
    ).toBeVisible();
  },
};

export const SignsIn: Story = {
  ...screenAt('/login', { isSignedOut: true }),
  play: async ({ canvas }) => {
    await signIn(canvas);
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  },
};

export const German: Story = {
  globals: { locale: 'de-DE' },
  ...screenAt('/login', {
    isSignedOut: true,
    configuration: {
      tenant: aPublicTenant({
        _id: 'rheinwerk',
        shortName: 'Rheinwerk',
        businessName: 'Rheinwerk Privat',
        allowedLocales: ['de-DE', 'en-US'],
        defaultLocale: 'de-DE',
      }),
    },
  }),
};
