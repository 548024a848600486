import { aProgress, aRegistration, aSignOff, AppError, someChanges, status } from '@dossier/api/fixtures';
import { signOffState } from '@dossier/validators/vocabularies';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { screenAt } from '../../testing/screen.tsx';
import { DecisionPage } from './DecisionPage.tsx';

const meta = {
  title: 'Screens/Registrations/Decision',
  component: DecisionPage,
  tags: ['!autodocs'],
} satisfies Meta<typeof DecisionPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const record = '/administration/registrations/0192f0a0-0000-7000-8000-000000000001';
const address = `${record}/decision`;

const decided = aSignOff({
  state: signOffState.code('approved'),
  decisions: [
    {
      by: { _id: 'sanne', name: 'Sanne de Wit' },
      at: '2026-11-21T11:05:00.000Z',
      decision: 'approve',
      comment: 'Extract checked.',
    },
  ],
});

/** A platform on which the request is open until someone decides. */
function answersUntilDecided(after = decided, next = status('ACCEPTED')) {
  let isDecided = false;
  return {
    'registrations.progress': () =>
      isDecided ? aProgress({ status: next, signOff: after, allowedNext: [] }) : aProgress(),
    'workflows.signOff': () => (isDecided ? after : aSignOff()),
    'workflows.decide': () => {
      isDecided = true;
      return after;
    },
    'workflows.signOffs': () => ({ items: [], total: 0, counts: {} }),
  };
}

/** Everything that the decision rests on, and the decision next to it. */
export const Default: Story = {
  tags: ['visual'],
  ...screenAt(address),
  play: async ({ canvas }) => {
    const request = within(await canvas.findByRole('region', { name: 'Request for approval' }));
    await expect(request.getByText('All documents are in.')).toBeVisible();
    const changes = within(canvas.getByRole('region', { name: 'What is new to you' }));
    await expect(await changes.findByText(/^Changed by colleagues since you last saw it/)).toBeVisible();
    await expect(changes.getByText(/Utrecht → Zeist/)).toBeVisible();
    const owners = within(canvas.getByRole('region', { name: 'Owners and representatives' }));
    await expect(owners.getByText('Total').closest('dl')).toHaveTextContent('51%');
    const risk = within(canvas.getByRole('region', { name: 'Risk' }));
    await expect(await risk.findByText('Medium')).toBeVisible();
    const checks = within(canvas.getByRole('region', { name: 'Checks' }));
    await expect(checks.getByText('24 of 24')).toBeVisible();
    await expect(
      await canvas.findByText(/^You are approving the data as it was on \d+ Nov 2026/),
    ).toBeVisible();
  },
};

const toApprove = answersUntilDecided();

/** Afterwards the page says what happened and what comes next, and that is where the reader is. */
export const Approving: Story = {
  ...screenAt(address, { answers: toApprove }),
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: /Your comment/ }), 'Extract checked.');
    await userEvent.click(canvas.getByRole('button', { name: 'Approve' }));
    await expect(await canvas.findByText('The request was approved')).toBeVisible();
    await expect(await canvas.findByText('Malik Bakker has been notified.')).toBeVisible();
    await expect(canvas.getByText(/Sanne de Wit approved the request/)).toBeVisible();
    await expect(canvas.getByText(/mark it as done/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Approve' })).toBeNull();
    await waitFor(() =>
      expect(document.activeElement).toContainElement(canvas.getByText('The request was approved')),
    );
  },
};

const reject = fn(() => aSignOff({ state: signOffState.code('rejected') }));

/** The colleague who asked has to know why: nothing is declined without a comment. */
export const Declining: Story = {
  ...screenAt(address, { answers: { 'workflows.decide': reject } }),
  play: async ({ canvas }) => {
    const decline = await canvas.findByRole('button', { name: 'Decline request' });
    await userEvent.click(decline);
    const field = canvas.getByRole('textbox', { name: /Your comment/ });
    await expect(field).toHaveFocus();
    await expect(field).toBeInvalid();
    await expect(reject).not.toHaveBeenCalled();
    await userEvent.type(field, 'The extract is too old.');
    await userEvent.click(decline);
    await waitFor(() => expect(screen.getByText('Request declined.')).toBeVisible());
    await expect(reject).toHaveBeenCalledWith(
      expect.objectContaining({
        body: expect.objectContaining({ decision: 'reject', comment: 'The extract is too old.' }) as unknown,
      }),
    );
  },
};

/** The registration changed while the user read the request: the text names who changed it. */
export const StaleDecision: Story = {
  ...screenAt(address, {
    answers: {
      'workflows.decide': () => {
        throw new AppError('VersionStale');
      },
    },
  }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Approve' }));
    const text = /^Malik Bakker changed this registration/;
    await waitFor(() => expect(screen.getByText(text)).toBeVisible());
  },
};

const confirmable = aSignOff({ aloneFrom: '2026-11-21T10:00:00.000Z' });
let sentCode: unknown = null;

/** The firm's only decider confirms their own request with a code of their app; a wrong one says so. */
export const ConfirmingAlone: Story = {
  ...screenAt(address, {
    answers: {
      'registrations.progress': () => aProgress({ signOff: confirmable }),
      'workflows.signOff': () => confirmable,
      'workflows.decide': ({ body }) => {
        sentCode = (body as { mfaCode: unknown }).mfaCode;
        if (sentCode !== '123456') throw new AppError('CodeMismatchException');
        return { ...confirmable, state: signOffState.code('approved') };
      },
    },
  }),
  play: async ({ canvas }) => {
    const field = await canvas.findByRole('textbox', { name: 'Code from your authenticator app' });
    await expect(canvas.queryByRole('button', { name: 'Decline request' })).toBeNull();
    const confirm = canvas.getByRole('button', { name: 'Confirm acceptance' });
    await expect(confirm).toHaveAttribute('aria-disabled', 'true');
    await userEvent.type(field, '654321');
    await userEvent.click(confirm);
    await waitFor(() => expect(screen.getByText(/This code is not right/)).toBeVisible());
    await userEvent.type(field, '123456');
    await userEvent.click(confirm);
    await waitFor(() => expect(screen.getByText('Approved. The registration is accepted.')).toBeVisible());
    await expect(sentCode).toBe('123456');
  },
};

/** A user who may not decide reads the same, and why a colleague has to. */
export const NotMine: Story = {
  tags: ['visual'],
  ...screenAt(address, {
    answers: {
      'registrations.progress': () => aProgress({ signOff: aSignOff({ hindrance: 'ownRequest' }) }),
      'registrations.changes': () => someChanges({ basis: 'request', items: [], total: 0 }),
    },
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/A colleague must decide/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Approve' })).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Withdraw request' })).toBeVisible();
    await expect(await canvas.findByText(/You have not opened this registration before/)).toHaveTextContent(
      /Nothing has changed since approval was requested on /,
    );
  },
};

const accept = { next: status('ACCEPTED'), requiresComment: false, signOff: 'none' as const, blockers: [] };

/** Where the firm asks for no second person, the client is accepted here, with all of it in sight. */
export const WithoutSecondPerson: Story = {
  ...screenAt(address, {
    answers: { 'registrations.progress': () => aProgress({ signOff: null, allowedNext: [accept] }) },
  }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Accept registration' }));
    await waitFor(() =>
      expect(screen.getAllByText('Van der Brüggen Holding B.V. is accepted.')[0]).toBeVisible(),
    );
  },
};

/** A colleague was faster: the page says who decided what, and leads on. */
export const DecidedByColleague: Story = {
  ...screenAt(address, {
    answers: {
      'registrations.get': () => aRegistration({ status: status('ACCEPTED') }),
      'registrations.progress': () =>
        aProgress({ status: status('ACCEPTED'), signOff: decided, allowedNext: [] }),
      'workflows.signOff': () => decided,
      'workflows.signOffs': () => {
        const subject = { type: 'registration', id: 'r2', name: 'Louise Dubois' };
        return { items: [aSignOff({ subject })], total: 1, counts: {} };
      },
    },
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Sanne de Wit approved the request/)).toBeVisible();
    await expect(await canvas.findByRole('link', { name: 'Next decision: Louise Dubois' })).toHaveAttribute(
      'href',
      '/administration/registrations/r2/decision',
    );
  },
};

/** On a phone everything is read first, and the decision is at the thumb. */
export const OnPhone: Story = {
  ...screenAt(address),
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    const approve = await canvas.findByRole('button', { name: 'Approve' });
    await expect(window.innerHeight - approve.getBoundingClientRect().bottom).toBeLessThan(40);
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
