import {
  aConfirmation,
  aRegistration,
  AppError,
  goodAnswers,
  someOwners,
  status,
} from '@dossier/api/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { screenAt } from '../../../testing/screen.tsx';
import { RegistrationPage } from '../RegistrationPage.tsx';

const meta = {
  title: 'Screens/Registrations/Parties',
  component: RegistrationPage,
  tags: ['!autodocs'],
} satisfies Meta<typeof RegistrationPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const address = '/administration/registrations/0192f0a0-0000-7000-8000-000000000001?section=parties';
const incomplete = aRegistration({ status: status('INCOMPLETE') });
const get = { 'registrations.get': () => incomplete } as const;

/** Everyone is read, one below another; a number is seen in full by a press that is written down. */
export const Read: Story = {
  ...screenAt(address, { answers: get }),
  play: async ({ canvas, step }) => {
    const person = within(await canvas.findByRole('region', { name: 'Maarten van der Brüggen' }));
    await step('the graph leads to each party', async () => {
      const graph = within(await canvas.findByRole('region', { name: 'Ownership and control' }));
      await expect(graph.getByRole('link', { name: /^Maarten van der Brüggen/ })).toHaveAttribute(
        'href',
        '#party-p2',
      );
    });
    await step('owners are calculated, with the ways, and compared with who is marked', async () => {
      const owners = within(await canvas.findByRole('region', { name: 'Calculated owners' }));
      await expect(await owners.findByText('Beneficial owner')).toBeVisible();
      await expect(
        owners.getByText('Maarten van der Brüggen → Brüggen Beheer B.V. → Van der Brüggen Holding B.V.: 60%'),
      ).toBeVisible();
      await expect(owners.getByText('20% to 30% of the capital, 20% to 30% of the votes')).toBeVisible();
      await expect(owners.getByText('To be clarified')).toBeVisible();
      await expect(owners.getByText('Of 20% no person has been entered.')).toBeVisible();
    });
    await step('a masked number is revealed', async () => {
      await expect(person.getByText('603')).toBeVisible();
      await userEvent.click(await person.findByRole('button', { name: 'Show in full: Personal number' }));
      await expect(await person.findByText('123456603')).toBeVisible();
    });
  },
};

/** Shares that cannot be: what is wrong, in place of a result. */
export const OverAll: Story = {
  ...screenAt(address, {
    answers: {
      ...get,
      'parties.owners': () =>
        someOwners({
          errors: [{ code: 'OVER_100', parties: ['Van der Brüggen Holding B.V.'], percent: '115' }],
          holders: [],
        }),
    },
  }),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(/^The shares of Van der Brüggen Holding B.V. add up to 115%\./),
    ).toBeVisible();
  },
};

/** No one holds enough: the senior managing officials take the place. */
export const NoOwner: Story = {
  ...screenAt(address, {
    answers: {
      ...get,
      'parties.owners': () => someOwners({ holders: [], unknown: '0', needsSeniorManagers: true }),
    },
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Nobody passes the threshold\./)).toBeVisible();
  },
};

const confirmed = fn();
/** What comes when it is needed takes a while where everything is compiled at once. */
const loaded = { timeout: 40_000 };

/** A person agrees with who the owners are, or says who they are and why. */
export const ConfirmOwners: Story = {
  ...screenAt(address, {
    answers: {
      ...get,
      'parties.confirmOwners': call => {
        confirmed(call.body);
        return goodAnswers['parties.confirmOwners'](call);
      },
    },
  }),
  play: async ({ canvas, step }) => {
    const owners = within(await canvas.findByRole('region', { name: 'Calculated owners' }));
    await expect(await owners.findByText('The owners have not been confirmed.')).toBeVisible();
    await userEvent.click(await owners.findByRole('button', { name: 'Confirm owners' }));
    await step('those that are calculated are chosen already', async () => {
      const dialog = within(
        await screen.findByRole('dialog', { name: 'Confirm the beneficial owners' }, loaded),
      );
      await expect(dialog.getByRole('checkbox', { name: /^Maarten van der Brüggen/ })).toBeChecked();
      await userEvent.click(dialog.getByRole('checkbox', { name: /^Saskia Hendriks/ }));
      await userEvent.type(dialog.getByRole('textbox', { name: /^Reason/ }), 'Appoints the board.');
      await userEvent.click(dialog.getByRole('button', { name: 'Confirm owners' }));
    });
    await waitFor(() =>
      expect(confirmed).toHaveBeenCalledWith({
        hash: someOwners().hash,
        owners: ['p2', 'p3'],
        cause: null,
        reason: 'Appoints the board.',
      }),
    );
    await waitFor(() => expect(screen.getByText('The owners are confirmed.')).toBeVisible());
  },
};

/** What is still missing leads to the question itself; once it is closed, the address is that of the page. */
export const ConfirmByAddress: Story = {
  ...screenAt(`${address}&confirm=p1`, { answers: get }),
  play: async ({ canvas }) => {
    const dialog = within(
      await screen.findByRole('dialog', { name: 'Confirm the beneficial owners' }, loaded),
    );
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(await canvas.findByRole('button', { name: 'Confirm owners' })).toBeVisible();
  },
};

/** Who confirmed them, when, and why otherwise than calculated. */
export const ConfirmedOwners: Story = {
  ...screenAt(address, {
    answers: {
      ...get,
      'parties.owners': () =>
        someOwners({
          confirmation: aConfirmation({ kind: 'overridden', reason: 'Appoints the board by agreement.' }),
        }),
    },
  }),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(/^Confirmed by Pieter Bakker on .*: Maarten van der Brüggen\.$/),
    ).toBeVisible();
    await expect(canvas.getByText('Reason: Appoints the board by agreement.')).toBeVisible();
  },
};

/** The shares are others since: what was confirmed does not hold any more. */
export const ConfirmedBefore: Story = {
  ...screenAt(address, {
    answers: {
      ...get,
      'parties.owners': () => someOwners({ confirmation: aConfirmation({ isCurrent: false }) }),
    },
  }),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(/The shares have changed since: confirm them again\.$/),
    ).toBeVisible();
  },
};

/** Users who may not reveal has no button for it. */
export const Masked: Story = {
  ...screenAt(address, { answers: { ...get, 'access.permissionsCheck': () => ['identifierReveal'] } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('603')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /Show in full/ })).toBeNull();
  },
};

/** What is complete can be read, and nothing can be changed. */
export const Frozen: Story = {
  ...screenAt(address),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Only incomplete registrations/)).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /^Edit/ })).toBeNull();
  },
};

const update = fn(() => aRegistration({ status: status('INCOMPLETE'), version: 2 }));

/** Only what was changed is sent; masked values stay where they are. */
export const Edit: Story = {
  ...screenAt(`${address}&edit=p2`, { answers: { ...get, 'registrations.update': update } }),
  play: async ({ canvas, step }) => {
    const lastName = await canvas.findByRole('textbox', { name: 'Last name' });
    await step('the hint of a number says that one is stored only where one is', async () => {
      const stored = /Stored number is hidden/;
      await expect(canvas.getByRole('textbox', { name: /^Personal number/ })).toHaveAccessibleDescription(
        stored,
      );
      await expect(
        canvas.getByRole('textbox', { name: /^Tax identification/ }),
      ).not.toHaveAccessibleDescription(stored);
    });
    await step('errors stand at their fields, and nothing is sent', async () => {
      await userEvent.clear(lastName);
      await userEvent.tab();
      await userEvent.click(await canvas.findByRole('button', { name: 'Save changes' }));
      await expect(await canvas.findByRole('link', { name: /^Last name: / })).toBeVisible();
      await expect(update).not.toHaveBeenCalled();
    });
    await step('a patch of what changed is sent', async () => {
      await userEvent.type(lastName, 'van der Brugghen');
      await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }));
      await screen.findByText(/^Maarten van der Brüggen was saved\. Changed: /);
      await expect(update).toHaveBeenCalledWith(
        expect.objectContaining({
          body: {
            parties: [{ _id: 'p2', naturalPerson: { lastName: 'van der Brugghen' } }],
            added: [],
            removed: [],
          },
        }),
      );
    });
    await step('and the parties are read again', async () => {
      await expect(await canvas.findByRole('link', { name: 'Edit Maarten van der Brüggen' })).toBeVisible();
    });
  },
};

/** From a party far down the page one arrives where its form begins, and comes back to it. */
export const Arriving: Story = {
  ...screenAt(address, { answers: get }),
  play: async ({ canvas, step }) => {
    const name = 'Edit Maarten van der Brüggen';
    const edit = await canvas.findByRole('link', { name });
    edit.scrollIntoView({ block: 'start' });
    await userEvent.click(edit);
    await step('the form begins in sight', async () => {
      const back = await canvas.findByRole('link', { name: 'Back to parties' });
      await expect(back).toHaveFocus();
      await expect(back.getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
    });
    await step('and back', async () => {
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(canvas.getByRole('link', { name })).toHaveFocus());
    });
  },
};

const [company] = incomplete.parties;
/** Stored before an email address had a rule. */
const storedBefore = {
  ...incomplete,
  parties: [
    {
      ...company!,
      parties: company!.parties!.map(party =>
        party._id === 'p2'
          ? { ...party, naturalPerson: { ...party.naturalPerson!, email: 'maarten at brueggen' } }
          : party,
      ),
    },
  ],
};
const updateOld = fn(goodAnswers['registrations.update']);

/** An error that was stored in a section stops no one from saving another one, as on the platform. */
export const StoredErrors: Story = {
  ...screenAt(`${address}&edit=p2`, {
    answers: { 'registrations.get': () => storedBefore, 'registrations.update': updateOld },
  }),
  play: async ({ canvas, step }) => {
    await step('it is said', async () => {
      await expect(
        await canvas.findByRole('link', { name: 'Email: Please provide a valid email' }),
      ).toBeVisible();
    });
    await step('its own section is not saved with it', async () => {
      const phone = canvas.getByRole('textbox', { name: 'Phone' });
      await userEvent.clear(phone);
      await userEvent.click(await canvas.findByRole('button', { name: 'Save changes' }));
      await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Email' })).toBeInvalid());
      await expect(updateOld).not.toHaveBeenCalled();
      await discard(canvas);
    });
    await step('another section is', async () => {
      await userEvent.type(canvas.getByRole('textbox', { name: 'Last name' }), 's');
      await userEvent.click(await canvas.findByRole('button', { name: 'Save changes' }));
      await screen.findByText(/^Maarten van der Brüggen was saved\. Changed: Last name/);
      await expect(updateOld).toHaveBeenCalledOnce();
    });
  },
};

/** Takes everything back, so that the page is left without a question. */
async function discard(canvas: ReturnType<typeof within>) {
  await userEvent.click(canvas.getByRole('button', { name: 'Discard' }));
  await waitFor(() => expect(canvas.queryByRole('region', { name: 'Unsaved changes' })).toBeNull());
}

/** What follows from an answer is asked after it. */
export const FollowUps: Story = {
  ...screenAt(`${address}&edit=p2`, { answers: get }),
  play: async ({ canvas, step }) => {
    const group = async (name: RegExp) => within(await canvas.findByRole('radiogroup', { name }));
    await step('a public function is asked of whoever has one', async () => {
      await expect(canvas.queryByRole('textbox', { name: 'Public function' })).toBeNull();
      const exposed = await group(/^Politically exposed person/);
      await userEvent.click(exposed.getByRole('radio', { name: 'Yes' }));
      await expect(await canvas.findByRole('textbox', { name: 'Public function' })).toBeVisible();
    });
    await step('an origin of assets says how much, and which', async () => {
      await userEvent.click(canvas.getByRole('checkbox', { name: /Inheritance/ }));
      await expect(await canvas.findByRole('combobox', { name: /: Amount$/ })).toBeVisible();
      await expect(canvas.getByRole('combobox', { name: /: Source$/ })).toBeVisible();
    });
    await step('an account of somebody else is pointed out, and may stay', async () => {
      const holder = canvas.getByRole('textbox', { name: /^Account holder/ });
      await userEvent.clear(holder);
      await userEvent.type(holder, 'P. Jansen');
      await expect(await canvas.findByText(/Check whose account it is/)).toBeVisible();
      await userEvent.clear(holder);
      await userEvent.type(holder, 'BRUEGGEN M VAN DER');
      await waitFor(() => expect(canvas.queryByText(/Check whose account it is/)).toBeNull());
    });
    await step('an account that is no IBAN is asked for as it is', async () => {
      const kind = await group(/^Account type/);
      await userEvent.click(kind.getByRole('radio', { name: 'Other' }));
      await expect(await canvas.findByRole('textbox', { name: /Account number/ })).toBeVisible();
    });
    await step('a country of residency comes with its number', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Add country' }));
      await expect(await canvas.findByRole('group', { name: 'Country 3' })).toBeVisible();
    });
    await discard(canvas);
  },
};

const refer = fn(() => aRegistration({ status: status('INCOMPLETE'), version: 2 }));

/** What other systems know a person by: one reference for each. */
export const References: Story = {
  ...screenAt(`${address}&edit=p2`, { answers: { ...get, 'registrations.update': refer } }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add reference' }));
    const row = within(await canvas.findByRole('group', { name: 'Reference 1' }));
    await userEvent.type(row.getByRole('textbox', { name: 'System' }), 'CRM');
    await userEvent.type(row.getByRole('textbox', { name: 'Reference' }), '4711');
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }));
    await screen.findByText(/^Maarten van der Brüggen was saved\. Changed: /);
    const partyExternalReferences = [{ system: 'CRM', reference: '4711' }];
    await expect(refer).toHaveBeenCalledWith(
      expect.objectContaining({
        body: {
          parties: [{ _id: 'p2', naturalPerson: { partyExternalReferences } }],
          added: [],
          removed: [],
        },
      }),
    );
  },
};

/** A front door that the register knows fills in street and city. */
export const Lookup: Story = {
  ...screenAt(`${address}&edit=p2`, { answers: get }),
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: /^Postal code/ }), '3581cn');
    await userEvent.type(canvas.getByRole('textbox', { name: /^House number/ }), '12');
    await waitFor(() => expect(canvas.getByRole('textbox', { name: /^Street/ })).toHaveValue('Maliebaan'));
  },
};

const theirs = aRegistration({ status: status('INCOMPLETE'), version: 2 });
const [holding] = theirs.parties;
const [director] = holding?.parties ?? [];
if (director?.naturalPerson)
  director.naturalPerson = { ...director.naturalPerson, lastName: 'Brüggen', initials: 'M.' };
const present = fn<(section: unknown) => void>();

/** Colleagues see who edits: who has changed something, not who looks at a form or came by its address. */
export const Editing: Story = {
  ...screenAt(`${address}&edit=p2`, {
    answers: {
      ...get,
      'messages.presence': ({ path, body }) => {
        present((body as { section: string | null }).section);
        return { type: 'registration', id: path.split('/').at(-1) ?? '', people: [] };
      },
    },
  }),
  play: async ({ canvas, step }) => {
    const lastName = await canvas.findByRole('textbox', { name: 'Last name' });
    await step('an open form is looked at', async () => {
      await waitFor(() => expect(present).toHaveBeenCalledWith(null));
      await expect(present).not.toHaveBeenCalledWith('parties');
    });
    await step('a changed one is edited', async () => {
      await userEvent.type(lastName, 's');
      await waitFor(() => expect(present).toHaveBeenLastCalledWith('parties'));
    });
    await step('and no more once that is taken back', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Discard' }));
      await waitFor(() => expect(present).toHaveBeenLastCalledWith(null));
    });
  },
};

const save = fn();

/** Another user was faster: three versions, a choice, and one save. */
export const Conflict: Story = {
  ...screenAt(`${address}&edit=p2`, {
    answers: {
      'registrations.get': () => (save.mock.calls.length > 0 ? theirs : incomplete),
      // The version that the form began from is refused, the next one is taken.
      'registrations.update': call => {
        save(call);
        if (save.mock.calls.length === 1) throw new AppError('VersionStale');
        return aRegistration({ status: status('INCOMPLETE'), version: 3 });
      },
    },
  }),
  play: async ({ canvas, step }) => {
    const lastName = await canvas.findByRole('textbox', { name: 'Last name' });
    await userEvent.clear(lastName);
    await userEvent.type(lastName, 'Kept');
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }));
    await screen.findByText('Malik Bakker saved this registration while you were editing');
    const dialog = within(screen.getByRole('dialog'));
    await step('what only they changed is kept, what both did is chosen', async () => {
      await expect(dialog.getByRole('button', { name: 'Save merged version' })).toHaveAttribute(
        'aria-disabled',
        'true',
      );
      await userEvent.click(dialog.getByRole('radio', { name: /You, now: Kept/ }));
    });
    await step('it is saved over theirs', async () => {
      await userEvent.click(dialog.getByRole('button', { name: 'Save merged version' }));
      await waitFor(() => expect(save).toHaveBeenCalledTimes(2));
      await expect(save).toHaveBeenLastCalledWith(
        expect.objectContaining({
          body: {
            parties: [{ _id: 'p2', naturalPerson: { lastName: 'Kept' } }],
            added: [],
            removed: [],
          },
        }),
      );
    });
  },
};

const saveOverElsewhere = fn();

/** Another user was faster elsewhere, as who gave the work to a colleague: what is saved here is saved, and nothing is asked. */
export const ChangedElsewhere: Story = {
  ...screenAt(`${address}&edit=p2`, {
    answers: {
      'registrations.get': () => ({ ...incomplete, version: 1 + saveOverElsewhere.mock.calls.length }),
      'registrations.update': ({ body }) => {
        saveOverElsewhere(body);
        if (saveOverElsewhere.mock.calls.length === 1) throw new AppError('VersionStale');
        return aRegistration({ status: status('INCOMPLETE'), version: 3 });
      },
    },
  }),
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Last name' }), 's');
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }));
    await screen.findByText(/^Maarten van der Brüggen was saved\. Changed: Last name/);
    await expect(saveOverElsewhere).toHaveBeenCalledTimes(2);
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};

const change = fn(() => aRegistration({ status: status('INCOMPLETE'), version: 2 }));

/** A party comes in under an entity, and another goes after a question. */
export const ComeAndGo: Story = {
  ...screenAt(address, { answers: { ...get, 'registrations.update': change } }),
  play: async ({ canvas, step }) => {
    await step('a party is added with its roles and share', async () => {
      await userEvent.click(
        await canvas.findByRole('button', { name: 'Add party: Van der Brüggen Holding B.V.' }),
      );
      const dialog = within(await screen.findByRole('dialog'));
      await userEvent.type(dialog.getByRole('textbox', { name: 'Last name' }), 'Müller');
      await userEvent.click(dialog.getByRole('checkbox', { name: /^Owner/ }));
      await userEvent.type(await dialog.findByLabelText('Ownership'), '37');
      // Who owns so much is offered as beneficial owner, one press away.
      await userEvent.click(await dialog.findByRole('button', { name: 'Mark as UBO' }));
      await userEvent.click(dialog.getByRole('checkbox', { name: /^Director or representative/ }));
      await userEvent.click(dialog.getByRole('button', { name: 'Add party' }));
      await waitFor(() =>
        expect(change).toHaveBeenCalledWith(
          expect.objectContaining({
            body: {
              parties: [],
              added: [
                {
                  under: 'p1',
                  ownershipPercentage: '37',
                  naturalPerson: { lastName: 'Müller', signer: true, relation: 'RPV', ubo: true },
                },
              ],
              removed: [],
            },
          }),
        ),
      );
    });
    await step('who goes is asked about first; the company itself stays', async () => {
      await expect(canvas.queryByRole('button', { name: 'Remove Van der Brüggen Holding B.V.' })).toBeNull();
      await userEvent.click(await canvas.findByRole('button', { name: 'Remove Maarten van der Brüggen' }));
      const question = within(await screen.findByRole('alertdialog', { name: /Maarten/ }));
      await userEvent.click(question.getByRole('button', { name: 'Yes' }));
      await waitFor(() =>
        expect(change).toHaveBeenLastCalledWith(
          expect.objectContaining({ body: { parties: [], added: [], removed: ['p2'] } }),
        ),
      );
    });
  },
};

const addOverElsewhere = fn();

/** A colleague was faster: the dialog keeps what was typed, says who it was, and the next press adds the party. */
export const AddedAfterColleague: Story = {
  ...screenAt(address, {
    answers: {
      'registrations.get': () => ({ ...incomplete, version: 1 + addOverElsewhere.mock.calls.length }),
      'registrations.update': ({ body }) => {
        addOverElsewhere(body);
        if (addOverElsewhere.mock.calls.length === 1) throw new AppError('VersionStale');
        return aRegistration({ status: status('INCOMPLETE'), version: 3 });
      },
    },
  }),
  play: async ({ canvas }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Add party: Van der Brüggen Holding B.V.' }),
    );
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Last name' }), 'Müller');
    await userEvent.click(dialog.getByRole('button', { name: 'Add party' }));
    await screen.findByText(/^Malik Bakker changed this registration\. The latest version is shown/);
    await expect(dialog.getByRole('textbox', { name: 'Last name' })).toHaveValue('Müller');
    await userEvent.click(dialog.getByRole('button', { name: 'Add party' }));
    await screen.findByText('Müller was added.');
    await expect(addOverElsewhere).toHaveBeenCalledTimes(2);
  },
};

const owner = company!.parties![0]!;
const owned = aRegistration({
  status: status('INCOMPLETE'),
  parties: [
    {
      ...company,
      parties: [
        { ...owner, ownershipPercentage: '60', naturalPerson: { ...owner.naturalPerson!, ubo: false } },
        { _id: 'p9', ownershipPercentage: '20', naturalPerson: { lastName: 'Hendriks' } },
      ],
    },
  ] as never,
});
const mark = fn(() => owned);

/** What owners hold together is added up as it is typed; a person who holds enough is marked as beneficial owner at one press. */
export const Ownership: Story = {
  ...screenAt(address, { answers: { 'registrations.get': () => owned, 'registrations.update': mark } }),
  play: async ({ canvas, step }) => {
    await expect(await canvas.findByText('Shares of Van der Brüggen Holding B.V.: 80%')).toBeVisible();
    await expect(canvas.getByText('20% not known')).toBeVisible();
    await step('one press marks who holds 25 % or more, and nobody else is offered', async () => {
      const button = await canvas.findByRole('button', { name: 'Mark as UBO: Maarten van der Brüggen' });
      await expect(canvas.queryByRole('button', { name: 'Mark as UBO: Hendriks' })).toBeNull();
      await userEvent.click(button);
      await waitFor(() =>
        expect(mark).toHaveBeenCalledWith(
          expect.objectContaining({
            body: { parties: [{ _id: 'p2', naturalPerson: { ubo: true } }], added: [], removed: [] },
          }),
        ),
      );
    });
    await step('too much is said while it is typed', async () => {
      await userEvent.click(canvas.getByRole('link', { name: 'Edit Hendriks' }));
      const share = await canvas.findByLabelText('Ownership');
      await userEvent.clear(share);
      await userEvent.type(share, '55');
      await waitFor(() => expect(canvas.getByText('115% – 15 too much')).toBeVisible());
      await userEvent.click(canvas.getByRole('button', { name: 'Mark as UBO' }));
      const answer = within(canvas.getByRole('radiogroup', { name: /Ultimate beneficial owner/ }));
      await expect(answer.getByRole('radio', { name: 'Yes' })).toBeChecked();
    });
  },
};

/** A record that is no registration is shown as it is, and nothing in it can be changed. */
export const Repair: Story = {
  ...screenAt(address, { answers: { 'registrations.get': () => aRegistration({ parties: [] }) } }),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('Registration is invalid! Parties length is not correct.'),
    ).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /^Edit/ })).toBeNull();
  },
};
