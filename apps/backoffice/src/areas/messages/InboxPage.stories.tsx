import { aMessage, inboxAnswers, AppError } from '@dossier/api/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { screenAt } from '../../testing/screen.tsx';
import { InboxPage } from './InboxPage.tsx';

const meta = {
  title: 'Screens/Messages/Inbox',
  component: InboxPage,
  tags: ['!autodocs'],
} satisfies Meta<typeof InboxPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const address = '/administration/inbox';
const first = '0192f0b0-0000-7000-8000-000000000001';

/** The inbox with one message, open. */
const opened = (message: Parameters<typeof aMessage>[0]) =>
  screenAt(`${address}?message=${first}`, { answers: inboxAnswers([aMessage(message)]) });

/** A message about something else than a registration. */
const elsewhere = { registrationId: null, registrationName: null } as const;

/** The row of the message says this, and what it is about is a link away. */
const leads =
  (row: RegExp, link: string, href: string): Story['play'] =>
  async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: row })).toBeInTheDocument();
    await expect(canvas.getByRole('link', { name: link })).toHaveAttribute('href', `/administration/${href}`);
  };

export const Default: Story = {
  tags: ['visual'],
  ...screenAt(address),
  play: async ({ canvas, step }) => {
    await step('messages stand by what they ask for', async () => {
      await expect(await canvas.findByRole('heading', { name: 'Decisions 3' })).toBeVisible();
      await expect(canvas.getByRole('heading', { name: 'For your information 2' })).toBeInTheDocument();
    });
    await step('a view is a link with its count', async () => {
      await expect(canvas.getByRole('link', { name: 'Unread 7' })).toBeVisible();
      await expect(canvas.getByText('7 unread of 11 messages')).toBeVisible();
    });
    await step('a row says who, and what', async () => {
      await expect(
        canvas.getByRole('link', { name: /Louise Dubois: Is the second tax residency still right\?/ }),
      ).toBeInTheDocument();
      await expect(
        canvas.getByRole('link', { name: /Malik Bakker asks you to accept this client/ }),
      ).toBeVisible();
    });
    await step('the list is one tab stop', async () => {
      const stops = [...canvas.getByRole('group', { name: 'Messages' }).querySelectorAll('a, input')];
      await expect(stops.filter(stop => (stop as HTMLElement).tabIndex === 0)).toHaveLength(1);
    });
    await step('how long ago something came in is said as one works it off', async () => {
      await expect(canvas.getAllByText(/^\d+ min$/)[0]).toBeVisible();
    });
    await step('the filters stand at the end of the line of views', async () => {
      const view = canvas.getByRole('link', { name: 'Unread 7' }).getBoundingClientRect();
      const chip = canvas.getByRole('button', { name: /Type/ }).getBoundingClientRect();
      await expect(chip.bottom).toBeLessThanOrEqual(view.bottom);
      await expect(chip.left).toBeGreaterThan(view.right);
    });
  },
};

export const Opened: Story = {
  tags: ['visual'],
  ...screenAt(`${address}?message=${first}`, { answers: inboxAnswers() }),
  play: async ({ canvas, step }) => {
    await step('shows what it is about, and what else came in about that', async () => {
      await expect(
        await canvas.findByRole('heading', { name: 'Van der Brüggen Holding B.V.' }),
      ).toBeVisible();
      await expect(await canvas.findByRole('heading', { name: 'More about this client' })).toBeVisible();
    });
    await step('says who asks, and leads to the decision', async () => {
      const pane = within(canvas.getByRole('region', { name: 'Van der Brüggen Holding B.V.' }));
      await expect(pane.getByText('Malik Bakker asks you to accept this client')).toBeVisible();
      await expect(await pane.findByText('Still missing')).toBeVisible();
      await expect(pane.getByText('Medium')).toBeVisible();
    });
    await step('says what changed, by whom', async () => {
      const changes = within(await canvas.findByRole('region', { name: 'What is new to you' }));
      await expect(changes.getAllByRole('term')[0]).toBeVisible();
    });
    await step('opening reads it', async () => {
      await expect(await canvas.findByText('6 unread of 11 messages')).toBeVisible();
    });
  },
};

/** What tells an Admin: whom the email was to, and where something can be done about it. */
export const EmailToStaffNotSent: Story = {
  ...opened({
    messageType: 'systemNotice',
    messageDescription: 'noor.jansen@meridian.example',
    ...elsewhere,
    party_id: null,
    actor: null,
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'noor.jansen@meridian.example' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: /The email could not be sent/ })).toBeInTheDocument();
    await expect(canvas.getByText(/send the invitation again/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Open users' })).toHaveAttribute(
      'href',
      '/administration/settings/access',
    );
  },
};

/** What tells an Admin that the platform has stopped doing something by itself. */
export const JobSilent: Story = {
  ...opened({
    messageType: 'systemNotice',
    messageDescription: '',
    ...elsewhere,
    party_id: null,
    actor: null,
    job: 'send-back',
  }),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('link', { name: /Sending back what has expired documents/ }),
    ).toBeInTheDocument();
    await expect(canvas.getByText(/^Ask the operator of the platform/)).toBeVisible();
  },
};

/** Which page of the settings a colleague has changed, and the way there. */
export const SettingsChanged: Story = {
  ...opened({
    messageType: 'settingsChanged',
    messageDescription: '',
    ...elsewhere,
    party_id: null,
    settingsPage: 'workflows',
  }),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('link', { name: /Malik Bakker changed these settings/ }),
    ).toBeInTheDocument();
    await expect(canvas.getByRole('heading', { name: 'Workflows' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Open settings' })).toHaveAttribute(
      'href',
      '/administration/settings/workflows',
    );
  },
};

/** A colleague asks for the approval of a process, which is decided on its own page. */
export const ProcessToApprove: Story = {
  ...opened({
    messageType: 'approvalRequested',
    messageDescription: 'Maarten van der Brüggen',
    ...elsewhere,
    processId: 'w1',
  }),
  play: leads(/Malik Bakker asks for your approval of a process/, 'Open process', 'workflow/p1?process=w1'),
};

/** A colleague asks for the approval of a merge of two clients, which is decided on its own page. */
export const MergeToApprove: Story = {
  ...opened({
    messageType: 'approvalRequested',
    messageDescription: 'Maarten van der Brüggen',
    ...elsewhere,
    mergeId: 'm1',
  }),
  play: leads(/Malik Bakker asks you to approve the merge of two clients/, 'Open merge', 'merges/m1'),
};

/** Who asked for a merge hears that a colleague has undone it. */
export const MergeUndone: Story = {
  ...opened({
    messageType: 'approvalVoided',
    messageDescription: 'Maarten van der Brüggen',
    ...elsewhere,
    mergeId: 'm1',
    isMergeUndone: true,
    isClosed: true,
  }),
  play: leads(/Malik Bakker undid the merge that you asked for/, 'Open merge', 'merges/m1'),
};

/** Says who works on a registration. */
export const EmailToClientNotSent: Story = {
  ...opened({ messageType: 'systemNotice', actor: null }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Check the address, or contact the client/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Open registration' })).toBeVisible();
  },
};

/** What was read stays where it is until the reader leaves the view. */
export const ReadInUnread: Story = {
  ...screenAt(`${address}?view=unread`, { answers: inboxAnswers() }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('link', { name: /Louise Dubois: Is the second/ }));
    await expect(await canvas.findByText('6 unread of 11 messages')).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^Louise Dubois: Is the second/ })).toBeVisible();
  },
};

/** Dozens of a kind are one row, which leads to them. */
export const ManyOfAKind: Story = {
  tags: ['visual'],
  ...screenAt(address, {
    answers: inboxAnswers([
      aMessage({ messageType: 'mention', excerpt: 'Please check the UBO extract.', actor: 'Sanne de Wit' }),
      aMessage({ id: '0192f0b0-0000-7000-8000-000000000002', sameKind: 92 }),
    ]),
  }),
  play: async ({ canvas }) => {
    const stack = await canvas.findByRole('link', { name: /92 × / });
    await expect(stack).toHaveAttribute('href', '/administration/inbox?type=taskAssigned');
    await expect(canvas.getAllByRole('checkbox')).toHaveLength(1);
  },
};

export const ByKeyboard: Story = {
  ...screenAt(address, { answers: inboxAnswers() }),
  play: async ({ canvas, step }) => {
    await canvas.findByRole('heading', { name: 'Decisions 3' });
    await step('x chooses, j goes on, e archives what is chosen', async () => {
      await userEvent.keyboard('jxjxe');
      await expect(await canvas.findByRole('heading', { name: 'Decisions 1' })).toBeVisible();
      await screen.findByText('2 messages archived');
    });
    await step('z takes it back', async () => {
      await userEvent.keyboard('z');
      await expect(await canvas.findByRole('heading', { name: 'Decisions 3' })).toBeVisible();
    });
    await step('u makes one read', async () => {
      await userEvent.keyboard('u');
      await expect(await canvas.findByText('6 unread of 11 messages')).toBeVisible();
    });
  },
};

export const Deleting: Story = {
  ...screenAt(address, { answers: inboxAnswers() }),
  play: async ({ canvas, step }) => {
    await step('what is chosen is deleted', async () => {
      await userEvent.click(
        await canvas.findByRole('checkbox', { name: /^Select Louise Dubois: Is the second/ }),
      );
      await userEvent.click(canvas.getByRole('button', { name: 'Delete' }));
      await expect(await canvas.findByRole('link', { name: 'Deleted 1' })).toBeVisible();
    });
    await step('and can be had back', async () => {
      await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
      await expect(await canvas.findByRole('link', { name: 'Deleted 0' })).toBeVisible();
    });
  },
};

export const RejectedMarking: Story = {
  ...screenAt(address, {
    answers: {
      ...inboxAnswers(),
      'messages.bulkUpdateTenantMessage': () => {
        throw new AppError('Forbidden');
      },
    },
  }),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Decisions 3' });
    await userEvent.keyboard('je');
    await screen.findByText("You don't have access to this page!");
    await expect(await canvas.findByRole('heading', { name: 'Decisions 3' })).toBeVisible();
  },
};

export const FilteredByType: Story = {
  ...screenAt(`${address}?type=approvalRequested`),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Decisions 2' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }));
    await expect(await canvas.findByRole('heading', { name: 'Decisions 3' })).toBeVisible();
  },
};

export const Empty: Story = {
  ...screenAt(address, { answers: inboxAnswers([]) }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: "You're all caught up" })).toBeVisible();
  },
};

export const NothingDeleted: Story = {
  ...screenAt(`${address}?view=deleted`),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'No deleted messages' })).toBeVisible();
  },
};

export const Failed: Story = {
  ...screenAt(address, {
    answers: {
      'messages.tenantMessagesGet': () => {
        throw new AppError('Forbidden');
      },
    },
  }),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'The messages could not be loaded' }),
    ).toBeVisible();
  },
};

export const Loading: Story = {
  ...screenAt(address, { answers: { 'messages.tenantMessagesGet': () => new Promise<never>(() => {}) } }),
};

export const German: Story = { globals: { locale: 'de-DE' }, ...screenAt(`${address}?message=${first}`) };
