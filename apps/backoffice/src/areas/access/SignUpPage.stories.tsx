import { AppError } from '@dossier/api/fixtures';
import type { ErrorType } from '@dossier/api/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { screenAt } from '../../testing/screen.tsx';
import { SignUpPage } from './SignUpPage.tsx';

const meta = {
  title: 'Screens/Access/SignUp',
  component: SignUpPage,
  tags: ['!autodocs'],
} satisfies Meta<typeof SignUpPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const address = '/signup?token=2f6c1f0e-7a5d-4c1b-9d62-0c5b9f3a1e77&k=secret';
const refusing = (name: 'access.invite' | 'access.signUp', type: ErrorType) =>
  screenAt(address, {
    isSignedOut: true,
    answers: {
      [name]: () => {
        throw new AppError(type);
      },
    },
  });
const fill = async (canvas: Parameters<NonNullable<Story['play']>>[0]['canvas']) => {
  await userEvent.type(await canvas.findByRole('textbox', { name: 'Username' }), 'louise.dubois');
  await userEvent.type(canvas.getByRole('textbox', { name: 'First name' }), 'Louise');
  await userEvent.type(canvas.getByRole('textbox', { name: 'Last name' }), 'Dubois{Enter}');
};

export const Default: Story = {
  tags: ['visual'],
  ...screenAt(address, { isSignedOut: true }),
  play: async ({ canvas }) => {
    const email = await canvas.findByRole('textbox', { name: 'Email' });
    await expect(email).toHaveValue('louise.dubois@meridian.example');
    await expect(email).toHaveAttribute('readonly');
    await expect(canvas.getByRole('textbox', { name: 'Phone' })).toHaveAttribute('readonly');
  },
};

export const WithoutToken: Story = {
  ...screenAt('/signup', { isSignedOut: true }),
  play: async ({ canvas }) => {
    const token = await canvas.findByRole('textbox', { name: 'Invite token' });
    await userEvent.type(token, 'https://meridian.dossier.example/signup?token=2f6c1f0e&k=secret{Enter}');
    await expect(await canvas.findByRole('textbox', { name: 'Email' })).toHaveValue(
      'louise.dubois@meridian.example',
    );
  },
};

export const TypedToken: Story = {
  ...screenAt('/signup', { isSignedOut: true }),
  play: async ({ canvas, step }) => {
    const token = await canvas.findByRole('textbox', { name: 'Invite token' });
    await step('an id alone opens nothing', async () => {
      await userEvent.type(token, '2f6c1f0e-7a5d-4c1b-9d62-0c5b9f3a1e77{Enter}');
      await waitFor(() => expect(token).toBeInvalid());
    });
    await step('the token of the email does', async () => {
      await userEvent.type(token, '.secret{Enter}');
      await expect(await canvas.findByRole('textbox', { name: 'Email' })).toHaveValue(
        'louise.dubois@meridian.example',
      );
    });
  },
};

export const NotFound: Story = {
  tags: ['visual'],
  ...refusing('access.invite', 'InviteNotFound'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Unable to find invite with such id')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Back to sign-in' })).toHaveAttribute('href', '/login');
  },
};

export const Expired: Story = {
  ...refusing('access.invite', 'InviteExpired'),
  play: async ({ canvas }) => {
    const text = 'Your invite has expired, please contact your administrator to request it again';
    await expect(await canvas.findByText(text)).toBeVisible();
  },
};

export const UsernameTaken: Story = {
  ...refusing('access.signUp', 'UsernameTaken'),
  play: async ({ canvas }) => {
    await fill(canvas);
    const text = 'User with username louise.dubois already exist, please use different username';
    await waitFor(() =>
      expect(canvas.getByRole('textbox', { name: 'Username' })).toHaveAccessibleDescription(text),
    );
  },
};

export const SignsUp: Story = {
  ...screenAt(address, { isSignedOut: true }),
  play: async ({ canvas }) => {
    await fill(canvas);
    await waitFor(() =>
      expect(screen.getByText('Your temporary password has been sent to your email')).toBeVisible(),
    );
    await expect(await canvas.findByRole('heading', { name: 'Welcome!' })).toBeVisible();
    await expect(await canvas.findByText('Check your email')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Username' })).toHaveValue('louise.dubois');
  },
};
