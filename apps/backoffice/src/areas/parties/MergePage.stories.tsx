import {
  aDoneMerge,
  aMerge,
  aMergePlan,
  aSignOff,
  AppError,
  aSuggestion,
  aParty,
} from '@dossier/api/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { screenAt } from '../../testing/screen.tsx';
import { MergePage } from './MergePage.tsx';

const meta = {
  title: 'Screens/Clients/Merging',
  component: MergePage,
  tags: ['!autodocs'],
} satisfies Meta<typeof MergePage>;
export default meta;
type Story = StoryObj<typeof meta>;

const address = '/administration/merge/bkyc/p2/p9';
const client = '/administration/clients/p2';
const sent = fn();

/** The two side by side; which values stay is chosen, and a colleague is asked with a reason. */
export const Default: Story = {
  ...screenAt(address, {
    answers: {
      'parties.mergePlan': () => aMergePlan({ merge: sent.mock.calls.length > 0 ? aMerge() : null }),
      'parties.requestMerge': ({ body }) => {
        sent(body);
        return aMerge();
      },
    },
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Merge two clients' })).toBeVisible();
    const phone = within(canvas.getByRole('radiogroup', { name: /^Phone/ }));
    await expect(phone.getByRole('radio', { name: /678/ })).toBeChecked();
    await waitFor(() => expect(phone.getByRole('radio', { name: /321/ })).toBeEnabled());
    await userEvent.click(phone.getByRole('radio', { name: /321/ }));
    await expect(canvas.getByText('Elm B.V.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'The other way round' })).toHaveAttribute(
      'href',
      '/administration/merge/bkyc/p9/p2',
    );
    const ask = await canvas.findByRole('button', { name: 'Ask a colleague' });
    await userEvent.click(ask);
    await expect(await canvas.findByText('This field is required')).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Reason' }), 'Entered twice');
    await userEvent.click(ask);
    await waitFor(() => expect(screen.getByText('A colleague has been asked.')).toBeVisible());
    await expect(sent).toHaveBeenCalledWith({
      preview: 'preview-1',
      fields: ['phone'],
      comment: 'Entered twice',
    });
    await expect(await canvas.findByText('Waits for a decision')).toBeVisible();
  },
};

/** What stands in the way is said, and nothing can be asked. */
export const Obstacles: Story = {
  ...screenAt(address, {
    answers: { 'parties.mergePlan': () => aMergePlan({ obstacles: ['sameRegistration', 'connected'] }) },
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Both are in the same registration/)).toBeVisible();
    await expect(canvas.getByText(/The two are connected with each other/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Ask a colleague' })).not.toBeInTheDocument();
  },
};

/** Who may only read looks at it, and asks for nothing. */
export const ReadOnly: Story = {
  ...screenAt(address, { answers: { 'access.permissionsCheck': () => ['clientFileWrite'] } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('You may look at this, but not ask for it.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Ask a colleague' })).not.toBeInTheDocument();
  },
};

/** A request as the person sees it who decides: what changes, why, and both answers. */
const decide = fn();
export const Decision: Story = {
  ...screenAt(address, {
    answers: {
      'parties.mergePlan': () =>
        aMergePlan({ merge: decide.mock.calls.length > 0 ? aDoneMerge() : aMerge() }),
      'workflows.signOff': () => request({ hindrance: null }),
      'workflows.decide': ({ body }) => {
        decide(body);
        return request({ hindrance: null });
      },
    },
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Malik Bakker asked on/)).toBeVisible();
    await expect(canvas.getByText('Entered twice')).toBeVisible();
    await expect(canvas.getByText('+31******321')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Merge' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Merge' }));
    await waitFor(() => expect(screen.getByText('The two clients are one.')).toBeVisible());
    await expect(decide).toHaveBeenCalledWith(expect.objectContaining({ decision: 'approve' }));
    await expect(
      await canvas.findByText('M. van der Bruggen was merged into Maarten van der Brüggen'),
    ).toBeVisible();
  },
};

/** Who asked does not decide, and may withdraw. */
export const OwnRequest: Story = {
  ...screenAt(address, {
    answers: {
      'parties.mergePlan': () => aMergePlan({ merge: aMerge() }),
      'workflows.signOff': () => request({ hindrance: 'ownRequest' }),
    },
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/because you asked/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Merge' })).not.toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: 'Withdraw' })).toBeVisible();
  },
};

/** Two that are one: by whom, since when, and undone with a reason while that is possible. */
const undo = fn();
export const Done: Story = {
  ...screenAt(address, {
    answers: {
      'parties.mergePlan': () => aMergePlan({ merge: aDoneMerge() }),
      'parties.undoMerge': ({ body }) => {
        undo(body);
        return aDoneMerge({ state: 'undone' });
      },
    },
  }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Undo the merge' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Make two clients of one again?' }));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Father and son');
    await userEvent.click(dialog.getByRole('button', { name: 'Undo the merge' }));
    await waitFor(() => expect(screen.getByText('The two clients are two again.')).toBeVisible());
    await expect(undo).toHaveBeenCalledWith({ comment: 'Father and son' });
  },
};

/** A client of another firm, or one whom the reader may not see, is not there. */
export const NotThere: Story = {
  ...screenAt(address, {
    answers: {
      'parties.mergePlan': () => {
        throw new AppError('NotFound');
      },
    },
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Record not found' })).toBeVisible();
  },
};

export const LoadFailed: Story = {
  ...screenAt(address, {
    answers: {
      'parties.mergePlan': () => {
        throw new AppError('Unexpected');
      },
    },
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

/** From a client's page: who may be the same is suggested, everyone else is searched for. */
export const FromClient: Story = {
  ...screenAt(client, {
    answers: {
      'parties.suggestions': () => ({ items: [aSuggestion()], total: 1, counts: {} }),
      'parties.merges': () => ({ items: [aDoneMerge()], total: 1, counts: {} }),
    },
  }),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('M. van der Bruggen was merged into Maarten van der Brüggen'),
    ).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: 'Merge client…' }));
    const dialog = within(
      await screen.findByRole('dialog', { name: 'Merge Maarten van der Brüggen with another client' }),
    );
    await expect(await dialog.findByText('same name and date of birth')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Compare with Maarten van der Brüggen' }));
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Merge two clients' })).toBeVisible();
  },
};

/** The page of a client that turned out to be another one says so, and leads there. */
export const OtherClient: Story = {
  ...screenAt(client, {
    answers: {
      'parties.get': () => aParty({ mergedInto: { _id: 'p9', name: 'Maarten van der Brüggen' } }),
      'parties.merges': () => ({ items: [aDoneMerge()], total: 1, counts: {} }),
    },
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This client is Maarten van der Brüggen')).toBeVisible();
    await expect(
      canvas.getByRole('link', { name: 'Open the file of Maarten van der Brüggen' }),
    ).toHaveAttribute('href', '/administration/clients/p9');
    await expect(canvas.queryByRole('navigation', { name: 'Sections of the client file' })).toBeNull();
  },
};

const request = (overrides: Partial<ReturnType<typeof aSignOff>>) =>
  aSignOff({
    action: 'party.merge',
    subject: { type: 'merge', id: 'merge-1', name: 'Maarten van der Brüggen' },
    comment: 'Entered twice',
    diff: [
      { path: 'phone', old: '+31******678', new: '+31******321' },
      { path: 'companyName', old: null, new: 'Elm B.V.' },
    ],
    ...overrides,
  });
