import { aRegistration, Refusal, status } from '@dossier/api/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { screenAt } from '../../testing/screen.tsx';
import { NewRegistrationPage } from './NewRegistrationPage.tsx';

const meta = {
  title: 'Screens/Registrations/New',
  component: NewRegistrationPage,
  tags: ['!autodocs'],
} satisfies Meta<typeof NewRegistrationPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const address = '/administration/registrations/new';
const create = fn(() => aRegistration({ status: status('INCOMPLETE') }));

export const Default: Story = { tags: ['visual'], ...screenAt(address) };

export const Joint: Story = {
  ...screenAt(address, { answers: { 'registrations.create': create } }),
  play: async ({ canvas, step }) => {
    await step('two persons are asked for', async () => {
      await userEvent.click(await canvas.findByRole('radio', { name: /Joint/ }));
      await expect(canvas.getAllByRole('textbox', { name: 'Last name' })).toHaveLength(2);
    });
    await step('nothing is sent while a name is missing, and the summary says which', async () => {
      await userEvent.type(canvas.getAllByRole('textbox', { name: 'Last name' })[0] as HTMLElement, 'de Wit');
      await userEvent.click(canvas.getByRole('button', { name: 'Start registration' }));
      await expect(
        await canvas.findByRole('link', { name: 'Last name: This field is required' }),
      ).toBeVisible();
      await expect(create).not.toHaveBeenCalled();
    });
    await step('with both it is sent once and its page opens', async () => {
      await userEvent.type(canvas.getAllByRole('textbox', { name: 'Last name' })[1] as HTMLElement, 'Bakker');
      await userEvent.dblClick(canvas.getByRole('button', { name: 'Start registration' }));
      await expect(
        await canvas.findByRole('heading', { level: 1, name: 'Van der Brüggen Holding B.V.' }),
      ).toBeVisible();
      await expect(create).toHaveBeenCalledOnce();
    });
  },
};

export const Refused: Story = {
  ...screenAt(address, {
    answers: {
      'registrations.create': () => {
        throw new Refusal('InvalidRegistration');
      },
    },
  }),
  play: async ({ canvas }) => {
    const name = await canvas.findByRole('textbox', { name: 'Last name' });
    await userEvent.type(name, 'de Wit');
    await userEvent.click(canvas.getByRole('button', { name: 'Start registration' }));
    await waitFor(() => expect(screen.getByText(/Registration is invalid!/)).toBeVisible());
    await expect(name).toHaveValue('de Wit');
  },
};
