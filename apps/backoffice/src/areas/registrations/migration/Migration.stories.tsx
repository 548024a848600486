import { aMigrationPreview, aProgress, aRegistration, AppError, status } from '@dossier/api/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { screenAt } from '../../../testing/screen.tsx';
import { RegistrationPage } from '../RegistrationPage.tsx';

const meta = {
  title: 'Screens/Registrations/Converting to client',
  component: RegistrationPage,
  tags: ['!autodocs'],
} satisfies Meta<typeof RegistrationPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const address = '/administration/registrations/0192f0a0-0000-7000-8000-000000000001';
const convert = { next: status('MIGRATED'), requiresComment: false, signOff: 'none' as const, blockers: [] };

/** A registration that is done until it is migrated. */
function answers(migrate: (call: { body: unknown }) => unknown = () => undefined) {
  let isMigrated = false;
  const current = () => (isMigrated ? 'MIGRATED' : 'DONE');
  return {
    'registrations.get': () => aRegistration({ status: status(current()) }),
    'registrations.progress': () =>
      aProgress({
        status: status(current()),
        signOff: null,
        deadline: null,
        allowedNext: isMigrated ? [] : [convert],
      }),
    'registrations.migrate': (call: { body: unknown }) => {
      migrate(call);
      isMigrated = true;
      return aRegistration({ status: status('MIGRATED') });
    },
  };
}

async function openPreview(canvas: ReturnType<typeof within>) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Convert to client' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Convert to client' }));
  await dialog.findByText(/can then only be read/);
  return dialog;
}

const sent = fn();

/** What happens is seen first; of someone who may be a client already a person says whether they are. */
export const Default: Story = {
  ...screenAt(address, { answers: answers(sent) }),
  play: async ({ canvas }) => {
    const dialog = await openPreview(canvas);
    await expect(
      dialog.getByText('Maarten van der Brüggen owns 51% of Van der Brüggen Holding B.V.'),
    ).toBeVisible();
    const confirm = dialog.getByRole('button', { name: 'Convert to client' });
    await expect(confirm).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(dialog.getByRole('radio', { name: /Yes: Maarten van der Brüggen/ }));
    await expect(dialog.getByText(/The client file also gets: /)).toBeVisible();
    await userEvent.click(
      within(dialog.getByRole('radiogroup', { name: /^Phone/ })).getByRole('radio', {
        name: /In the client file/,
      }),
    );
    await userEvent.click(dialog.getByRole('button', { name: 'Convert to client' }));
    await waitFor(() => expect(screen.getByText('The registration is now a client file.')).toBeVisible());
    await expect(sent).toHaveBeenCalledWith(
      expect.objectContaining({
        body: expect.objectContaining({
          preview: 'preview-1',
          decisions: [{ partyId: 'p2', sameAs: 'p9', fields: [] }],
        }) as unknown,
      }),
    );
    await expect(await canvas.findByText(/It became a client file/)).toBeVisible();
    const [link] = await canvas.findAllByRole('link', { name: 'Van der Brüggen Holding B.V.' });
    await expect(link).toHaveAttribute('href', expect.stringMatching(/^\/administration\/clients\//));
  },
};

/** Something else changed meanwhile: what would happen is shown again, and asked again. */
export const Stale: Story = {
  ...screenAt(address, {
    answers: {
      ...answers(() => {
        throw new AppError('VersionStale');
      }),
      'registrations.previewMigration': () =>
        aMigrationPreview({
          parties: aMigrationPreview().parties.map(party => ({ ...party, matches: [] })),
        }),
    },
  }),
  play: async ({ canvas }) => {
    const dialog = await openPreview(canvas);
    await userEvent.click(dialog.getByRole('button', { name: 'Convert to client' }));
    await waitFor(() =>
      expect(screen.getByText(/Something has changed since you opened this/)).toBeVisible(),
    );
    await expect(dialog.getByRole('button', { name: 'Convert to client' })).toBeVisible();
  },
};

/** Of a party that was rejected no client file comes. */
export const Blocked: Story = {
  ...screenAt(address, {
    answers: {
      ...answers(),
      'registrations.previewMigration': () =>
        aMigrationPreview({
          parties: aMigrationPreview().parties.map(party => ({
            ...party,
            outcome: 'cannotBecome' as const,
            matches: [],
          })),
        }),
    },
  }),
  play: async ({ canvas }) => {
    const dialog = await openPreview(canvas);
    await expect(dialog.getAllByText(/Was rejected or has ended/)[0]).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Convert to client' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};
