import { Refusal } from '@dossier/api/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { screenAt } from '../../testing/screen.tsx';
import { RegistrationPage } from './RegistrationPage.tsx';

const meta = {
  title: 'Screens/Registrations/Record',
  component: RegistrationPage,
  tags: ['!autodocs'],
} satisfies Meta<typeof RegistrationPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const address = '/administration/registrations/0192f0a0-0000-7000-8000-000000000001';

export const Overview: Story = {
  ...screenAt(address),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Van der Brüggen Holding B.V.' }),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: /Parties/ }));
    await expect(await canvas.findByRole('heading', { name: 'Maarten van der Brüggen' })).toBeVisible();
  },
};
export const Parties: Story = {
  tags: ['visual'],
  ...screenAt(`${address}?section=parties`),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('NL91 ABNA 0417 1643 00')).toBeVisible();
  },
};
export const NotFound: Story = {
  ...screenAt(address, {
    answers: {
      'registrations.get': () => {
        throw new Refusal('NotFound');
      },
    },
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'There is no such registration' })).toBeVisible();
  },
};
