import { aPdf, aProgress, aRegistration, AppError, someDocuments, status } from '@dossier/api/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { press } from '../../../testing/press.ts';
import { screenAt } from '../../../testing/screen.tsx';
import { RegistrationPage } from '../RegistrationPage.tsx';

const meta = {
  title: 'Screens/Registrations/Documents',
  component: RegistrationPage,
  tags: ['!autodocs'],
} satisfies Meta<typeof RegistrationPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const address = '/administration/registrations/0192f0a0-0000-7000-8000-000000000001?section=documents';
const incomplete = { 'registrations.get': () => aRegistration({ status: status('INCOMPLETE') }) };
/** What comes when it is needed takes a while where everything is compiled at once. */
const loaded = { timeout: 40_000 };
const aFile = () => new File([aPdf()], 'visum.pdf', { type: 'application/pdf' });

/** Documents by whose they are, each with until when it counts; a number is shown when it is asked for. */
export const Default: Story = {
  ...screenAt(address, { answers: incomplete }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Valid until 02 Mar 2029', {}, loaded)).toBeVisible();
    await expect(canvas.getByText('Expired on 30 Oct 2026')).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: 'Show the number of Passport' }));
    await expect(await canvas.findByText('NX4R7BC12')).toBeVisible();
  },
};

/** A PDF is looked at and paged; its text is there for screen readers. */
export const Looking: Story = {
  ...screenAt(address, { answers: incomplete }),
  play: async ({ canvas }) => {
    await press(await canvas.findByRole('button', { name: 'View Passport' }, loaded));
    const dialog = within(
      await screen.findByRole('dialog', { name: 'Passport, Maarten van der Brüggen' }, loaded),
    );
    const documentKind = await dialog.findByRole(
      'img',
      { name: 'paspoort-brueggen-kleur.pdf, 1 of 2' },
      loaded,
    );
    await waitFor(() => expect(documentKind.querySelector('canvas')).not.toBeNull());
    await expect(dialog.getAllByText(/Maarten van der Brüggen/).at(-1)).toBeInTheDocument();
    await userEvent.click(dialog.getByRole('button', { name: 'Next page' }));
    await dialog.findByRole('img', { name: 'paspoort-brueggen-kleur.pdf, 2 of 2' });
    // The next document takes its place, and the button keeps the focus.
    await expect(dialog.getByText('2 of 3')).toBeVisible();
    const next = dialog.getByRole('button', { name: 'Next document' });
    await userEvent.click(next);
    await expect(await dialog.findByRole('heading', { name: /^Proof of address, / })).toBeVisible();
    await expect(next).toHaveFocus();
    await expect(next).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

const typedWhileReading = fn(() => someDocuments()[0]!);

/** What is read on a document is typed next to it. */
export const ReadAndType: Story = {
  ...screenAt(address, { answers: { ...incomplete, 'documents.update': typedWhileReading } }),
  play: async ({ canvas }) => {
    await press(await canvas.findByRole('button', { name: 'View Passport' }, loaded));
    const dialog = within(
      await screen.findByRole('dialog', { name: 'Passport, Maarten van der Brüggen' }, loaded),
    );
    const number = await dialog.findByRole('textbox', { name: /^Number/ }, loaded);
    await userEvent.clear(number);
    await userEvent.type(number, 'NW8R3K2P1');
    await press(dialog.getByRole('button', { name: 'Save changes' }));
    await waitFor(() =>
      expect(typedWhileReading).toHaveBeenCalledWith(
        expect.objectContaining({ body: expect.objectContaining({ documentNumber: 'NW8R3K2P1' }) }),
      ),
    );
    await expect(dialog.getByRole('heading', { name: 'Passport, Maarten van der Brüggen' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
  },
};

/** Types a date into the parts of a field. */
async function typeDate(form: ReturnType<typeof within>, name: string, digits: string) {
  const date = within(form.getByRole('group', { name }));
  await userEvent.click(date.getAllByRole('spinbutton')[0] as HTMLElement);
  await userEvent.keyboard(digits);
}

/** A file comes in: what it is, and whose, is read from its name, and the date that it needs is asked for. */
export const Adding: Story = {
  ...screenAt(address, { answers: incomplete }),
  play: async ({ canvas }) => {
    await userEvent.upload(await canvas.findByLabelText('Add documents'), aFile());
    const form = within(await canvas.findByRole('region', { name: 'visum.pdf' }));
    // A visa is a person's: of the company it would be nothing.
    await expect(form.getByRole('combobox', { name: 'Party' })).toHaveValue('p2');
    await expect(form.getByRole('combobox', { name: 'Type' })).toHaveValue('residencePermit');
    await userEvent.click(canvas.getByRole('button', { name: 'Save document' }));
    await expect(await form.findByText('This field is required')).toBeVisible();
    await typeDate(form, 'Valid until', '02032031');
    await userEvent.click(canvas.getByRole('button', { name: 'Save document' }));
    await waitFor(() => expect(screen.getByText('Document added.')).toBeVisible());
    await expect(canvas.queryByRole('region', { name: 'visum.pdf' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(screen.getByText('Document taken back.')).toBeVisible());
  },
};

/** Several are saved by one press, and said once. */
export const AddingSeveral: Story = {
  ...screenAt(address, {
    answers: {
      ...incomplete,
      'documents.preUpload': () => {
        const uploadId = crypto.randomUUID();
        return { uploadId, method: 'PUT', path: `/uploads/${uploadId}`, maxSize: 15_000_000 };
      },
    },
  }),
  play: async ({ canvas }) => {
    const file = (name: string) => new File([aPdf()], name, { type: 'application/pdf' });
    const files = [file('Statuten.pdf'), file('jaarrekening 2025.pdf')];
    await userEvent.upload(await canvas.findByLabelText('Add documents'), files);
    const articles = within(await canvas.findByRole('region', { name: 'Statuten.pdf' }));
    await expect(articles.getByRole('combobox', { name: 'Type' })).toHaveValue('articles');
    const accounts = within(await canvas.findByRole('region', { name: 'jaarrekening 2025.pdf' }));
    await expect(accounts.getByRole('combobox', { name: 'Type' })).toHaveValue('annualAccounts');
    await userEvent.click(canvas.getByRole('button', { name: 'Save 2 documents' }));
    await waitFor(() => expect(screen.getByText('2 documents added.')).toBeVisible());
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(screen.getByText('Document taken back.')).toBeVisible());
  },
};

const cancelling = [
  { path: 'cancels', code: 'signOffOpen', params: { signOff: 's1', name: 'Malik Bakker' } },
];

/** A document that would cancel a request for approval is added only after the user confirms. */
export const CancelsAnApproval: Story = {
  ...screenAt(address, {
    answers: {
      'documents.postUpload': ({ body }) => {
        if ((body as { cancels?: string | null }).cancels !== 's1') throw new AppError('Blocked', cancelling);
        return someDocuments()[0]!;
      },
    },
  }),
  play: async ({ canvas, step }) => {
    await userEvent.upload(await canvas.findByLabelText('Add documents'), aFile());
    const form = within(await canvas.findByRole('region', { name: 'visum.pdf' }));
    await userEvent.selectOptions(form.getByRole('combobox', { name: 'Type' }), 'other');
    const question = 'This cancels the approval that Malik Bakker requested. Add anyway?';
    await step('whoever keeps the request keeps what was typed', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Save document' }));
      const dialog = within(await screen.findByRole('alertdialog', { name: 'Cancel the approval?' }, loaded));
      await expect(dialog.getByText(question)).toBeVisible();
      await userEvent.click(dialog.getByRole('button', { name: 'Keep the request' }));
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
      await expect(form.getByRole('combobox', { name: 'Type' })).toHaveValue('other');
    });
    await step('whoever goes on is told what became of the request', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Save document' }));
      await userEvent.click(await screen.findByRole('button', { name: 'Add anyway' }, loaded));
      const toastText = 'Document added. The approval that Malik Bakker requested is cancelled.';
      await waitFor(() => expect(screen.getByText(toastText)).toBeVisible());
      await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
      await waitFor(() => expect(screen.getByText('Document taken back.')).toBeVisible());
    });
  },
};

const needed = [
  { code: 'documentExpired', partyId: 'p1', documentKind: 'chamberOfCommerceExtract', until: '2026-10-30' },
  { code: 'documentMissing', partyId: 'p1', documentKind: 'uboRegisterExtract' },
  { code: 'documentMissing', partyId: 'p2', documentKind: 'identity' },
] as const;

const neededAnswers = {
  ...incomplete,
  'registrations.progress': () =>
    aProgress({
      status: status('INCOMPLETE'),
      signOff: null,
      sections: [
        { id: 'parties', done: 24, total: 24, blockers: [] },
        {
          id: 'documents',
          done: 0,
          total: 3,
          blockers: needed.map(({ code, partyId, ...params }) => ({
            code,
            section: 'documents',
            partyId,
            params: {
              party: partyId === 'p1' ? 'Van der Brüggen Holding B.V.' : 'Maarten van der Brüggen',
              ...params,
            },
          })),
        },
      ],
    }),
};

/** What is needed before anything is sent. */
export const NeededAtFirst: Story = {
  tags: ['visual'],
  ...screenAt(address, { answers: neededAnswers }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('list', { name: 'Documents needed' }, loaded)).toBeVisible();
  },
};

/** What is needed is a list: each line says how it stands and takes its file, whose it is and what is known then. */
export const Needed: Story = {
  ...screenAt(address, { answers: neededAnswers }),
  play: async ({ canvas, step }) => {
    const list = within(await canvas.findByRole('list', { name: 'Documents needed' }, loaded));
    await expect(list.getByText('Van der Brüggen Holding B.V. · Expired on 30 Oct 2026')).toBeVisible();
    const ubo = 'Upload: Van der Brüggen Holding B.V.: UBO-register extract';
    await step('a link from what is missing leads to its line', async () => {
      const [link] = canvas.getAllByRole('link', { name: /UBO-register extract$/ });
      await userEvent.click(link as HTMLElement);
      await waitFor(() => expect(list.getByRole('button', { name: ubo })).toHaveFocus());
    });
    await step('its file is what was asked for', async () => {
      const input = canvas.getByLabelText('Add documents');
      // The chooser of the browser stays shut: a test closes it at once, and that takes the request back.
      input.addEventListener('click', event => event.preventDefault(), { once: true });
      await userEvent.click(list.getByRole('button', { name: ubo }));
      await userEvent.upload(input, aFile(), { applyAccept: false });
      const form = within(await canvas.findByRole('region', { name: 'visum.pdf' }));
      const party = form.getByRole('combobox', { name: 'Party' });
      await expect(party).toHaveDisplayValue('Van der Brüggen Holding B.V.');
      await expect(form.getByRole('combobox', { name: 'Type' })).toHaveDisplayValue('UBO-register extract');
      await userEvent.selectOptions(
        form.getByRole('combobox', { name: 'Type' }),
        'Chamber-of-commerce extract',
      );
      await expect(form.getByText('Required for this type.')).toBeVisible();
    });
  },
};

/** The platform looks into a file, and says why it does not want it. */
export const Rejected: Story = {
  ...screenAt(address, {
    answers: {
      ...incomplete,
      'documents.upload': () => {
        throw new AppError('ValidationFailed', [{ path: 'content', code: 'fileType' }]);
      },
    },
  }),
  play: async ({ canvas }) => {
    await userEvent.upload(await canvas.findByLabelText('Add documents'), aFile());
    await expect(await canvas.findByText('The selected file type is not valid')).toBeVisible();
    await expect(canvas.queryByRole('region', { name: 'visum.pdf' })).toBeNull();
  },
};

/** What is removed can be put back while that is said. */
export const Removing: Story = {
  ...screenAt(address, { answers: incomplete }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'More actions for Proof of address' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Remove' }));
    await waitFor(() => expect(screen.getByText('Document removed.')).toBeVisible());
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(screen.getByText('Document restored.')).toBeVisible());
  },
};

/** Older files stay, each to look at. */
export const Versions: Story = {
  ...screenAt(address, { answers: incomplete }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'More actions for Passport' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Versions' }));
    await expect(canvas.getByRole('list', { name: 'Versions' }).children).toHaveLength(2);
    await expect(canvas.getByRole('button', { name: 'View paspoort-brueggen.pdf' })).toBeVisible();
  },
};

/** While someone decides, documents may come and none may change. */
export const Frozen: Story = {
  ...screenAt(address),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^You can add documents\./)).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: 'More actions for Passport' }));
    await expect(await screen.findByRole('menuitem', { name: 'Download' })).toBeVisible();
    await expect(screen.queryByRole('menuitem', { name: 'Remove' })).toBeNull();
  },
};

/** Users who may only read sees no way to add. */
export const ReadOnly: Story = {
  ...screenAt(address, {
    answers: { ...incomplete, 'access.permissionsCheck': () => ['registrationWrite', 'identifierReveal'] },
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'View Passport' })).toBeVisible();
    await expect(canvas.queryByLabelText('Add documents')).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Show the number of Passport' })).toBeNull();
  },
};

export const Empty: Story = {
  ...screenAt(address, {
    answers: { ...incomplete, 'documents.list': () => ({ items: [], total: 0, counts: {} }) },
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No documents yet')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Download/ })).toBeNull();
  },
};

export const Loading: Story = {
  ...screenAt(address, { answers: { ...incomplete, 'documents.list': () => new Promise(() => undefined) } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Add documents')).toBeInTheDocument();
  },
};

/** The list does not come: what is next to it stays, and it can be tried again. */
export const Failed: Story = {
  ...screenAt(address, {
    answers: {
      ...incomplete,
      'documents.list': () => {
        throw new AppError('Forbidden');
      },
    },
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

/** A file that cannot be read says so, and can be downloaded still. */
export const Damaged: Story = {
  ...screenAt(address, {
    answers: {
      ...incomplete,
      'documents.list': () => ({ items: someDocuments(), total: 3, counts: {} }),
      'documents.download': () => new Blob(['no paper'], { type: 'application/pdf' }),
    },
  }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'View Passport' }));
    await expect(await screen.findByText('This file cannot be shown', {}, loaded)).toBeVisible();
  },
};
