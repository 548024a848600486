import { aRegistration, status } from '@dossier/api/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { screenAt } from '../../../testing/screen.tsx';
import { RegistrationPage } from '../RegistrationPage.tsx';

const meta = {
  title: 'Screens/Registrations/Client file fields',
  component: RegistrationPage,
  tags: ['!autodocs'],
} satisfies Meta<typeof RegistrationPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const address = '/administration/registrations/0192f0a0-0000-7000-8000-000000000001?section=parties&edit=p2';
const incomplete = aRegistration({ status: status('INCOMPLETE') });
const update = fn(() => aRegistration({ status: status('INCOMPLETE'), version: 2 }));

/** How a client came, works and weighs in risk: each in its section of the client file. */
export const WorkOriginAndMarkers: Story = {
  ...screenAt(address, {
    answers: { 'registrations.get': () => incomplete, 'registrations.update': update },
  }),
  play: async ({ canvas, step }) => {
    const section = async (name: string) => within(await canvas.findByRole('region', { name }));
    await step('work and origin are chosen', async () => {
      const work = await section('Business details');
      await userEvent.selectOptions(work.getByRole('combobox', { name: /^Employment status/ }), 'retired');
      const origin = await section('Origin of the registration');
      await userEvent.selectOptions(origin.getByRole('combobox', { name: /^Origin/ }), 'NETWORK');
    });
    await step('a marker says what, and where it comes from', async () => {
      const risk = await section('Risk markers');
      await userEvent.click(risk.getByRole('button', { name: 'Add marker' }));
      const marker = within(await risk.findByRole('group', { name: 'Marker 1' }));
      await userEvent.type(marker.getByRole('textbox', { name: /^Description/ }), 'Complaint');
      await userEvent.type(marker.getByRole('textbox', { name: /^Source/ }), 'Colleague');
    });
    await step('all of it is sent', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }));
      await screen.findByText(/^Maarten van der Brüggen was saved\. Changed: /);
      await expect(update).toHaveBeenCalledWith(
        expect.objectContaining({
          body: expect.objectContaining({
            parties: [
              {
                _id: 'p2',
                naturalPerson: {
                  employmentStatus: 'retired',
                  registrationOrigin: 'NETWORK',
                  riskMarkers: [{ text: 'Complaint', source: 'Colleague' }],
                },
              },
            ],
          }) as unknown,
        }),
      );
    });
  },
};
