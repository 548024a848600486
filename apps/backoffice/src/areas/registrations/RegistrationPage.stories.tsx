import { anAcceptance, aProgress, aRegistration, aSignOff, AppError, status } from '@dossier/api/fixtures';
import { signOffState } from '@dossier/validators/vocabularies';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
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

/** Who the client is, who owns it, which documents are there, the risk, what comes next, and what happened last. */
export const Overview: Story = {
  tags: ['visual'],
  ...screenAt(address),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Van der Brüggen Holding B.V.' }),
    ).toBeVisible();
    await expect(await canvas.findByText('Complete, waiting for approval')).toBeVisible();
    await expect(canvas.getByText('2026-01284 · Business · Utrecht')).toBeVisible();
    const client = within(canvas.getByRole('region', { name: 'Client' }));
    await expect(client.getByText('68750110')).toBeVisible();
    const owners = within(await canvas.findByRole('region', { name: 'Owners and representatives' }));
    await expect(owners.getByRole('link', { name: /^Maarten van der Brüggen/ })).toBeVisible();
    await expect(owners.getByText('49% not known')).toBeVisible();
    const documents = within(await canvas.findByRole('region', { name: 'Documents' }));
    await expect((await documents.findAllByText(/^Valid until/))[0]).toBeVisible();
    const risk = within(canvas.getByRole('region', { name: 'Risk' }));
    await expect(await risk.findByText('Medium')).toBeVisible();
    await expect(canvas.getByText('Started by').nextSibling).toHaveTextContent('Sanne de Wit');
    await expect(canvas.getByRole('link', { name: 'Review the registration and decide' })).toHaveAttribute(
      'href',
      `${address}/decision`,
    );
    const latest = within(await canvas.findByRole('region', { name: 'Activity' }));
    await waitFor(() => expect(latest.getAllByRole('listitem')).toHaveLength(3));
    await expect(latest.getByRole('link', { name: 'Show earlier events' })).toHaveAttribute(
      'href',
      `${address}?section=activity`,
    );
  },
};

/** An accepted client: what was decided on, and what is different today. */
export const Accepted: Story = {
  ...screenAt(address, {
    answers: { 'registrations.get': () => aRegistration({ status: status('ACCEPTED') }) },
  }),
  play: async ({ canvas }) => {
    const acceptance = within(await canvas.findByRole('region', { name: 'Acceptance' }));
    await expect(acceptance.getByText('Accepted by').nextSibling).toHaveTextContent('Sanne de Wit');
    await expect(acceptance.getByText('Risk at that time').nextSibling).toHaveTextContent('Low');
    await expect(acceptance.getByText('Amersfoort')).toBeVisible();
  },
};

/** Nothing that is stored may be believed when it is not what was decided on. */
export const AcceptedAndAltered: Story = {
  ...screenAt(address, {
    answers: {
      'registrations.get': () => aRegistration({ status: status('DONE') }),
      'registrations.acceptance': () => ({
        acceptance: anAcceptance({ isIntact: false, changes: [], parties: [{ _id: 'p1', name: null }] }),
      }),
    },
  }),
  play: async ({ canvas }) => {
    const acceptance = within(await canvas.findByRole('region', { name: 'Acceptance' }));
    await expect(acceptance.getByText(/is not what was decided on/)).toBeVisible();
    await expect(acceptance.getByText('1 party has been erased since.')).toBeVisible();
    await expect(acceptance.getByText('Nothing has changed since.')).toBeVisible();
  },
};

/** Two people: each with what people know them by. Nothing is assessed, and it says so. */
export const OverviewOfTwo: Story = {
  ...screenAt(address, {
    answers: {
      'registrations.get': () =>
        aRegistration({
          type: 'JOINT',
          riskQualificationId: null,
          parties: [
            { _id: 'p1', naturalPerson: { givenNames: 'Zoë', lastName: 'Müller', nationality: 'DE' } },
            {
              _id: 'p2',
              naturalPerson: {
                givenNames: 'Jan',
                lastName: 'Smit',
                politicallyExposed: { applies: true, role: 'Alderman' },
              },
            },
          ],
        }),
    },
  }),
  play: async ({ canvas }) => {
    const zoe = within(await canvas.findByRole('group', { name: 'Zoë Müller' }));
    await expect(zoe.getByText('Germany')).toBeVisible();
    const risk = within(await canvas.findByRole('region', { name: 'Risk' }));
    await expect(risk.getByText('Not assessed')).toBeVisible();
    await expect(risk.getByText('Jan Smit: politically exposed, Alderman')).toBeVisible();
    await expect(canvas.queryByRole('region', { name: 'Owners and representatives' })).toBeNull();
  },
};

const withReferences = aRegistration({
  status: status('INCOMPLETE'),
  partyExternalReferences: [{ system: 'CRM', reference: '4711' }],
});
const changeReferences = fn(() => withReferences);

/** What other systems know the registration by is shown, and changed; a system is named once. */
export const References: Story = {
  ...screenAt(address, {
    answers: { 'registrations.get': () => withReferences, 'registrations.update': changeReferences },
  }),
  play: async ({ canvas }) => {
    const section = within(await canvas.findByRole('region', { name: 'External references' }));
    await expect(section.getByText('4711')).toBeVisible();
    await userEvent.click(await section.findByRole('button', { name: 'Change references' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Change references' }));
    await userEvent.click(await dialog.findByRole('button', { name: 'Add reference' }));
    const row = within(await dialog.findByRole('group', { name: 'Reference 2' }));
    const system = row.getByRole('textbox', { name: 'System' });
    await userEvent.type(system, 'CRM');
    await userEvent.type(row.getByRole('textbox', { name: 'Reference' }), '4712');
    await userEvent.click(dialog.getByRole('button', { name: 'Save references' }));
    await expect((await dialog.findAllByText('Values in this set suppose to be unique'))[0]).toBeVisible();
    await userEvent.clear(system);
    await userEvent.type(system, 'Core');
    await userEvent.click(dialog.getByRole('button', { name: 'Save references' }));
    await waitFor(() => expect(screen.getByText('References saved.')).toBeVisible());
    await expect(changeReferences).toHaveBeenCalledWith(
      expect.objectContaining({
        body: {
          parties: [],
          added: [],
          removed: [],
          partyExternalReferences: [
            { system: 'CRM', reference: '4711' },
            { system: 'Core', reference: '4712' },
          ],
        },
      }),
    );
  },
};

export const Parties: Story = {
  tags: ['visual'],
  ...screenAt(address),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('link', { name: /^Parties/ }));
    await expect(await canvas.findByText('NL91 ABNA 0417 1643 00')).toBeVisible();
  },
};

/** Who may not read what happened misses nothing else. */
export const NoHistory: Story = {
  ...screenAt(address, {
    answers: {
      'registrations.history': () => {
        throw new AppError('Forbidden');
      },
    },
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: 'Client' })).toBeVisible();
    await expect(canvas.queryByRole('region', { name: 'Activity' })).toBeNull();
  },
};

const field = (name: string) => ({
  code: 'fieldMissing' as const,
  section: 'parties' as const,
  partyId: 'p2',
  params: { party: 'Maarten van der Brüggen', field: name },
});

/** Nothing can follow yet, and it says why. */
export const Incomplete: Story = {
  ...screenAt(address, {
    answers: {
      'registrations.progress': () => {
        const blockers = [field('placeOfBirth'), field('politicallyExposed.applies')];
        return aProgress({
          status: status('INCOMPLETE'),
          signOff: null,
          sections: [{ id: 'parties', done: 22, total: 24, blockers }],
          allowedNext: [
            { next: status('COMPLETE'), requiresComment: false, signOff: 'none', blockers },
            { next: status('DELETED'), requiresComment: true, signOff: 'none', blockers: [] },
          ],
        });
      },
    },
  }),
  play: async ({ canvas }) => {
    const action = await canvas.findByRole('button', { name: 'Mark as complete' });
    await expect(action).toHaveAttribute('aria-disabled', 'true');
    await expect(action).toHaveAccessibleDescription('2 items missing');
    // As the next step, and next to the sections.
    const [nextStep, missing] = canvas.getAllByRole('link', {
      name: 'Maarten van der Brüggen: Place of birth',
    });
    await expect(missing).toHaveAttribute('href', nextStep?.getAttribute('href'));
    await expect(nextStep).toHaveAttribute('href', `${address}?section=parties&edit=p2&field=placeOfBirth`);
  },
};

/** A rejection takes a reason and a comment: nothing is sent without them. */
export const Rejecting: Story = {
  ...screenAt(address),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Reject' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Reject' }));
    const send = dialog.getByRole('button', { name: 'Reject' });
    await userEvent.click(send);
    await expect(dialog.getByRole('textbox', { name: /Comment/ })).toBeInvalid();
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Reason' }), 'Client withdrew');
    await userEvent.type(dialog.getByRole('textbox', { name: /Comment/ }), 'They chose another firm.');
    await userEvent.click(send);
    await waitFor(() => expect(screen.getByText('Status updated.')).toBeVisible());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** No one decided in time: it says why, and one may ask again. */
export const ExpiredRequest: Story = {
  ...screenAt(address, {
    answers: {
      'registrations.progress': () =>
        aProgress({
          signOff: aSignOff({
            state: signOffState.code('expired'),
            requestedAt: '2026-11-02T09:00:00.000Z',
            expiresAt: '2026-11-16T09:00:00.000Z',
          }),
          allowedNext: [
            { next: status('ACCEPTED'), requiresComment: false, signOff: 'twoPersons', blockers: [] },
          ],
        }),
    },
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The request for approval expired')).toBeVisible();
    await expect(
      canvas.getByText(/There was no decision by 16 Nov 2026; requests are open for 14 days/),
    ).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Request approval' })).not.toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

/** The only person who may decide waits 24 hours, and sees until when. */
export const WaitingAlone: Story = {
  ...screenAt(address, {
    answers: {
      'registrations.progress': () =>
        aProgress({
          signOff: aSignOff({ hindrance: 'waitsAlone', aloneFrom: '2026-11-22T10:42:00.000Z' }),
        }),
    },
  }),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(/You can confirm this yourself from 22 Nov 2026, 11:42/),
    ).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Review and decide' })).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Withdraw request' })).toBeVisible();
  },
};

/** The user's own request waits for another user, and can be taken back. */
export const OwnRequest: Story = {
  ...screenAt(address, {
    answers: {
      'registrations.progress': () => aProgress({ signOff: aSignOff({ hindrance: 'ownRequest' }) }),
    },
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/A colleague must decide/)).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Review and decide' })).toBeNull();
    const withdraw = canvas.getByRole('button', { name: 'Withdraw request' });
    await waitFor(() => expect(withdraw).not.toHaveAttribute('aria-disabled', 'true'));
    await userEvent.click(withdraw);
    await waitFor(() => expect(screen.getByText('Request withdrawn.')).toBeVisible());
  },
};

export const NotFound: Story = {
  ...screenAt(address, {
    answers: {
      'registrations.get': () => {
        throw new AppError('NotFound');
      },
    },
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Registration not found' })).toBeVisible();
  },
};
