import { goodAnswers } from '@dossier/api/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { screenAt } from '../../../testing/screen.tsx';
import { RegistrationPage } from '../RegistrationPage.tsx';

const meta = {
  title: 'Screens/Registrations/Export',
  component: RegistrationPage,
  tags: ['!autodocs'],
} satisfies Meta<typeof RegistrationPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const record = '/administration/registrations/0192f0a0-0000-7000-8000-000000000001';

const asked = fn();

/** What of one registration, in which language, with which sections: each says how much it holds. */
export const OfOne: Story = {
  ...screenAt(record, {
    answers: {
      'registrations.export': call => {
        asked(Object.fromEntries(call.query));
        return goodAnswers['registrations.export'](call);
      },
    },
  }),
  play: async ({ canvas, step }) => {
    const main = within(await canvas.findByRole('main'));
    await userEvent.click(await main.findByRole('button', { name: 'More' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Export…' }));
    await step('what is internal is not in it unless somebody says so', async () => {
      await waitFor(() => expect(screen.getByRole('checkbox', { name: /^Overview/ })).toBeChecked());
      await expect(screen.getByRole('checkbox', { name: /^Comments/ })).not.toBeChecked();
    });
    await step('without a section there is nothing to export', async () => {
      for (const name of [/^Overview/, /^Parties/, /^Status/])
        await userEvent.click(screen.getByRole('checkbox', { name }));
      await userEvent.click(screen.getByRole('button', { name: 'Export' }));
      await expect(screen.getByRole('group', { name: 'Contents' })).toHaveAccessibleDescription(/.+/);
      await userEvent.click(screen.getByRole('checkbox', { name: /^Activity/ }));
      await userEvent.click(screen.getByRole('checkbox', { name: /^Parties/ }));
    });
    await step('what a client signs has nothing internal', async () => {
      await userEvent.click(screen.getByRole('checkbox', { name: /^With a page for signatures/ }));
      await userEvent.click(screen.getByRole('button', { name: 'Export' }));
      await waitFor(() =>
        expect(asked).toHaveBeenCalledWith({
          format: 'pdf',
          locale: 'en-US',
          includes: 'parties',
          prepareForSigning: 'true',
        }),
      );
      await waitFor(() => expect(screen.getByText('The export is ready.')).toBeVisible());
    });
  },
};
