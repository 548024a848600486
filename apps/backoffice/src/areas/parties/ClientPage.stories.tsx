import { aParty, AppError } from '@dossier/api/fixtures';
import { partyStatus } from '@dossier/validators/vocabularies';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { screenAt } from '../../testing/screen.tsx';
import { ClientPage } from './ClientPage.tsx';

const meta = {
  title: 'Screens/Clients/Client',
  component: ClientPage,
  tags: ['!autodocs'],
} satisfies Meta<typeof ClientPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const address = '/administration/clients/p2';
const active = () =>
  aParty({ status: partyStatus.code('A'), allowedNext: [partyStatus.code('I'), partyStatus.code('E')] });

export const Default: Story = {
  ...screenAt(address, { answers: { 'parties.get': active } }),
  play: async ({ canvas, step }) => {
    await step('says who it is, and how the relation stands', async () => {
      await expect(
        await canvas.findByRole('heading', { level: 1, name: 'Maarten van der Brüggen' }),
      ).toBeVisible();
      await expect(canvas.getByRole('link', { name: 'Natural persons' })).toBeVisible();
    });
    await step('names the registrations that they are in', async () => {
      await expect(
        await canvas.findByRole('link', { name: '2026-01284 · Van der Brüggen Holding B.V.' }),
      ).toHaveAttribute('href', expect.stringContaining('/administration/registrations/'));
    });
    await step('says what is due, with the way there', async () => {
      const due = within(await canvas.findByRole('list', { name: 'Next steps' }));
      await expect(await due.findByText('Expires on 20 Dec 2026')).toBeVisible();
      await expect(due.getByRole('link', { name: 'Open: ID card' })).toHaveAttribute(
        'href',
        '/administration/clients/p2?section=documents',
      );
    });
    await step('has a tab for each part that is built', async () => {
      const index = within(canvas.getByRole('navigation', { name: 'Sections of the client file' }));
      await expect(index.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
        'Overview',
        'Basic details',
        'Additional details',
        'Connections',
        'Risk classification',
        'Document centre',
        'Comments',
        'Activity log',
      ]);
    });
  },
};

/** A client whose review is overdue: it is the first of the next steps, and leads to where one is started. */
export const ToReview: Story = {
  ...screenAt(address, {
    answers: { 'parties.get': () => aParty({ status: partyStatus.code('A'), nextReviewOn: '2026-11-12' }) },
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Next review on 12 Nov 2026/)).toBeVisible();
    const due = within(await canvas.findByRole('list', { name: 'Next steps' }));
    await expect(await due.findByText('Overdue since 12 Nov 2026')).toBeVisible();
    await expect(due.getByRole('link', { name: 'Open: Review this client' })).toHaveAttribute(
      'href',
      '/administration/workflow/p2',
    );
  },
};

/** Who may see such clients keeps one from everyone else, with the reason. */
const restrict = fn();
export const Restrict: Story = {
  ...screenAt(address, {
    answers: {
      'parties.get': () => aParty({ restrictionKinds: ['STAFF', 'VIP'] }),
      'parties.restrict': ({ body }) => {
        restrict(body);
        return aParty({ version: 4 });
      },
    },
  }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Restrict client' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Restrict client' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Restrict client' }));
    await expect(await dialog.findByText('This field is required')).toBeVisible();
    await userEvent.click(dialog.getByRole('radio', { name: /^VIP/ }));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Plays for the national team');
    await userEvent.click(dialog.getByRole('button', { name: 'Restrict client' }));
    await waitFor(() => expect(screen.getByText('The client is restricted.')).toBeVisible());
    await expect(restrict).toHaveBeenCalledWith({ kind: 'VIP', reason: 'Plays for the national team' });
  },
};

/** A client who is kept from others says so, and why; lifting that takes a reason too. */
export const Restricted: Story = {
  ...screenAt(address, {
    answers: {
      'parties.get': () =>
        aParty({
          restriction: { kind: 'STAFF', reason: 'A colleague since May' },
          restrictionKinds: ['STAFF'],
        }),
    },
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Restricted: Staff')).toBeVisible();
    await expect(canvas.getByText('Reason: A colleague since May')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Lift restriction' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Lift restriction' }));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Left the firm');
    await userEvent.click(dialog.getByRole('button', { name: 'Lift restriction' }));
    await waitFor(() => expect(screen.getByText('The restriction is lifted.')).toBeVisible());
  },
};

/** A section is edited by itself; what changes is shown before it is saved. */
const save = fn();
export const Edit: Story = {
  ...screenAt(`${address}?section=basic-details&edit=business-contact-details`, {
    answers: {
      'parties.get': active,
      'parties.update': ({ body }) => {
        save(body);
        return active();
      },
    },
  }),
  play: async ({ canvas, step }) => {
    const email = await canvas.findByRole('textbox', { name: /^Email/ });
    await userEvent.type(email, 'maarten@brueggen.example');
    await step('shows what changes', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Save changes' }));
      const dialog = within(await screen.findByRole('dialog', { name: 'Save these changes?' }));
      await expect(dialog.getByText('maarten@brueggen.example')).toBeVisible();
      await userEvent.click(dialog.getByRole('button', { name: 'Save changes' }));
    });
    await step('sends that alone, and goes back to reading', async () => {
      await waitFor(() =>
        expect(save).toHaveBeenCalledWith({ naturalPerson: { email: 'maarten@brueggen.example' } }),
      );
      await expect(await canvas.findByRole('link', { name: 'Edit Contact details' })).toBeVisible();
    });
  },
};

/** Whether transactions can be reported: the nationality that counts, what the client is known by, and tax numbers. */
export const Reporting: Story = {
  ...screenAt(`${address}?section=additional-details`, {
    answers: {
      'parties.get': () => ({
        ...active(),
        naturalPerson: {
          ...active().naturalPerson,
          nationality: 'GB',
          otherNationalities: ['NL'],
          taxResidencies: [{ country: 'NL', taxIdentificationNumber: '******782' }, { country: 'GB' }],
        },
      }),
    },
  }),
  play: async ({ canvas }) => {
    const list = within(await canvas.findByRole('list', { name: 'Ready to trade and report' }));
    await expect(
      list.getByText('Netherlands, the first in the European Economic Area by its code'),
    ).toBeVisible();
    await expect(list.getByText('CONCAT code; passport or identity card would come first')).toBeVisible();
    await expect(list.getByText('NL19680314MAARTBRUGG')).toBeVisible();
    await expect(list.getByText('Missing, without a reason')).toBeVisible();
  },
};

/** Custom fields are read with those that are asked no more, and answered by the rules of their types. */
const answer = fn();
export const CustomFields: Story = {
  ...screenAt(`${address}?section=additional-details`, {
    answers: {
      'parties.get': () => ({
        ...active(),
        customFields: [
          { _id: 'field-1', value: 'Golf club' },
          { _id: 'field-4', value: '125000' },
          { _id: 'field-6', value: 'true' },
        ],
        sources: { 'customFields.field-4': { source: 'screen', at: '2026-11-02T08:10:00.000Z' } },
      }),
      'parties.update': ({ body }) => {
        answer(body);
        return active();
      },
    },
  }),
  play: async ({ canvas, step }) => {
    await step('reads each as its type is written', async () => {
      await expect(await canvas.findByText('€125,000')).toBeVisible();
      await expect(canvas.getByText('Savings plan (no longer asked)')).toBeVisible();
      await expect(canvas.getByText('Assets elsewhere: entered on screen, 02 Nov 2026')).toBeVisible();
    });
    await step('asks what is required', async () => {
      await userEvent.click(await canvas.findByRole('link', { name: 'Edit Custom fields' }));
      const met = await canvas.findByRole('textbox', { name: /^Met through/ });
      await userEvent.clear(met);
      await userEvent.type(met, 'Colleague');
      await userEvent.click(await canvas.findByRole('button', { name: 'Save changes' }));
      await expect(await canvas.findByRole('radiogroup', { name: /^Invests sustainably/ })).toBeInvalid();
      await userEvent.click(canvas.getByRole('radio', { name: 'Yes' }));
      await userEvent.click(await canvas.findByRole('button', { name: 'Save changes' }));
    });
    await step('shows what changes by the labels of the fields, and sends it', async () => {
      const dialog = within(await screen.findByRole('dialog', { name: 'Save these changes?' }));
      await expect(dialog.getByText('Invests sustainably')).toBeVisible();
      await userEvent.click(dialog.getByRole('button', { name: 'Save changes' }));
      await waitFor(() =>
        expect(answer).toHaveBeenCalledWith({
          customFields: expect.arrayContaining([
            { _id: 'field-1', value: 'Colleague' },
            { _id: 'field-2', value: 'true' },
          ]) as unknown,
        }),
      );
    });
  },
};

/** A colleague was faster: both versions, field by field. */
export const Conflict: Story = {
  ...screenAt(`${address}?section=basic-details&edit=business-contact-details`, {
    answers: {
      'parties.get': active,
      'parties.update': () => {
        throw new AppError('VersionStale');
      },
    },
  }),
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: /^Email/ }), 'a@b.example');
    await userEvent.click(await canvas.findByRole('button', { name: 'Save changes' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Save these changes?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Save changes' }));
    await expect(await screen.findByRole('button', { name: 'Save merged version' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Discard mine' }));
  },
};

/** A status changes with a reason. */
export const ChangeStatus: Story = {
  ...screenAt(address, { answers: { 'parties.get': active } }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Change status' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Make inactive' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Make inactive' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Make inactive' }));
    await waitFor(() => expect(dialog.getByRole('textbox', { name: /^Reason/ })).toBeInvalid());
    await userEvent.type(dialog.getByRole('textbox', { name: /^Reason/ }), 'Moved abroad');
    await userEvent.click(dialog.getByRole('button', { name: 'Make inactive' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const Activity: Story = {
  ...screenAt(`${address}?section=activity`, { answers: { 'parties.get': active } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Activity' })).toBeVisible();
  },
};

/** An id of no one, and one that may not be seen. */
export const NotThere: Story = {
  ...screenAt(address, {
    answers: {
      'parties.get': () => {
        throw new AppError('NotFound');
      },
    },
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Record not found' })).toBeVisible();
  },
};
