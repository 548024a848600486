import { AppError, anOnboarding, aProcess, aQuestion, aSignOff } from '@dossier/api/fixtures';
import { stepOutcome } from '@dossier/validators/vocabularies';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { screenAt } from '../../testing/screen.tsx';
import { ProcessPage } from './ProcessPage.tsx';

const meta = {
  title: 'Screens/Workflows/Process',
  component: ProcessPage,
  tags: ['!autodocs'],
} satisfies Meta<typeof ProcessPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const address = '/administration/workflow/p1';
const setStep = fn<(call: { readonly body: unknown }) => ReturnType<typeof aProcess>>(() =>
  aProcess({ version: 5 }),
);

export const Default: Story = {
  ...screenAt(address, { answers: { 'workflows.setStep': setStep } }),
  play: async ({ canvas, step }) => {
    await step(
      'it says where the process stands, and of each step who, when and what was decided',
      async () => {
        const row = await canvas.findByRole('row', { name: /Check identity/ });
        await expect(within(row).getByText('Malik Bakker')).toBeVisible();
        await expect(within(row).getByText('Passport seen in original.')).toBeVisible();
        await canvas.findByText('Malik Bakker completed the step “Check identity”');
      },
    );
    await step('a step ends with the letter of its outcome in its row', async () => {
      canvas.getByRole('rowheader', { name: /Confirm that nothing changed/ }).focus();
      await userEvent.keyboard('jjd');
      await waitFor(() =>
        expect(setStep.mock.calls.at(-1)?.[0].body).toMatchObject({
          stepId: 'checkOwnership',
          outcome: 'done',
        }),
      );
    });
    await step('what will not be done asks why', async () => {
      await userEvent.keyboard('jw');
      const dialog = within(await screen.findByRole('dialog', { name: 'Will not do' }));
      await userEvent.click(dialog.getByRole('button', { name: 'Will not do' }));
      await dialog.findByText('This field is required');
    });
  },
};

/** Long names of steps and people stand in full, in German too. */
export const German: Story = {
  globals: { locale: 'de-DE' },
  ...screenAt(address),
  play: async ({ canvas }) => {
    const headers = await canvas.findAllByRole('rowheader');
    for (const header of headers) await expect(header.scrollWidth).toBeLessThanOrEqual(header.clientWidth);
    await expect(
      await canvas.findByText('Malik Bakker hat den Schritt „Identität prüfen“ abgeschlossen'),
    ).toBeVisible();
  },
};

const ask = fn<(call: { readonly body: unknown }) => ReturnType<typeof aQuestion>>(() => aQuestion());

/** `q` asks a colleague; what was asked before stands with its answer. */
export const Ask: Story = {
  ...screenAt(address, { answers: { 'workflows.ask': ask } }),
  play: async ({ canvas, step }) => {
    await step('what was asked stands with its answer', async () => {
      const list = within(await canvas.findByRole('list', { name: 'Questions to colleagues' }));
      await list.findByText('Sanne de Wit asks Malik Bakker');
      await expect(list.getByText('Yes: nothing changed in the register since.')).toBeVisible();
    });
    await step('a question names a colleague', async () => {
      await userEvent.keyboard('q');
      const dialog = within(await screen.findByRole('dialog', { name: 'Ask a colleague' }));
      const colleague = await dialog.findByRole('combobox', { name: 'Colleague' });
      await dialog.findByRole('option', { name: /Malik Bakker/ });
      await userEvent.selectOptions(colleague, dialog.getByRole('option', { name: /Malik Bakker/ }));
      await userEvent.type(dialog.getByRole('textbox', { name: 'Question' }), 'Is it enough?');
      await userEvent.click(dialog.getByRole('button', { name: 'Ask' }));
      await waitFor(() =>
        expect(ask.mock.calls.at(-1)?.[0].body).toMatchObject({ question: 'Is it enough?' }),
      );
    });
  },
};

const answer = fn<(call: { readonly body: unknown }) => ReturnType<typeof aQuestion>>(() => aQuestion());

/** The reader was asked: the answer is written where the question stands. */
export const Asked: Story = {
  ...screenAt(address, {
    answers: {
      'workflows.questions': () => ({
        items: [aQuestion({ answer: null, answeredAt: null, mayAnswer: true })],
        total: 1,
        counts: {},
      }),
      'workflows.answer': answer,
    },
  }),
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Your answer' }), 'It is.');
    await userEvent.click(canvas.getByRole('button', { name: 'Answer' }));
    await waitFor(() => expect(answer.mock.calls.at(-1)?.[0].body).toEqual({ answer: 'It is.' }));
  },
};

const escalated = fn<(call: { readonly body: unknown }) => ReturnType<typeof aProcess>>(() => aProcess());

/** `e` gives it to an Admin, with the reason; that it was escalated shows. */
export const Escalated: Story = {
  ...screenAt(address, {
    answers: {
      'workflows.process': () => aProcess({ isEscalated: true }),
      'workflows.move': escalated,
    },
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Escalated')).toBeVisible();
    await userEvent.keyboard('e');
    const dialog = within(await screen.findByRole('dialog', { name: 'Escalate' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Escalate' }));
    await expect((await dialog.findAllByText('This field is required')).length).toBeGreaterThan(0);
    await expect(escalated).not.toHaveBeenCalled();
  },
};

const ready = aProcess({
  status: 'WaitingForApproval' as never,
  signOff: aSignOff({
    action: 'process.review',
    subject: { type: 'process', id: 'w1', name: 'Saskia Hendriks' },
    requestedBy: { _id: 'u2', name: 'Malik Bakker' },
    hindrance: null,
  }),
});
const decide = fn(() => aSignOff());

/** A colleague asked for approval: `a` asks once more before it is given. */
export const Approval: Story = {
  ...screenAt(address, { answers: { 'workflows.process': () => ready, 'workflows.decide': decide } }),
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button', { name: 'Approve' });
    await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled', 'true'));
    await userEvent.keyboard('a');
    const dialog = within(await screen.findByRole('alertdialog'));
    await expect(decide).not.toHaveBeenCalled();
    await userEvent.click(dialog.getByRole('button', { name: 'Approve' }));
    await waitFor(() => expect(decide).toHaveBeenCalledOnce());
  },
};

/** A client is accepted on the page that shows what that rests on, and nowhere else. */
export const Acceptance: Story = {
  ...screenAt(address, {
    answers: {
      'workflows.process': () => ({ ...ready, workflowType: 'onboarding', entityId: 'r1' }),
    },
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Review and decide' })).toHaveAttribute(
      'href',
      '/administration/registrations/r1/decision',
    );
    await expect(canvas.queryByRole('button', { name: 'Approve' })).toBeNull();
  },
};

/** It ended: there is nothing to do any more. */
export const Ended: Story = {
  ...screenAt(address, {
    answers: {
      'workflows.process': () => {
        const process = aProcess();
        return aProcess({
          result: 'done',
          status: 'Done' as never,
          displayStatus: 'done' as never,
          moves: [],
          daysLeft: null,
          steps: process.steps.map(step => ({
            ...step,
            status: 'done' as never,
            outcome: stepOutcome.code('done'),
            outcomes: [],
          })),
        });
      },
    },
  }),
  play: async ({ canvas }) => {
    await canvas.findAllByText('Done');
    await expect(canvas.queryByRole('button', { name: 'Cancel process' })).toBeNull();
  },
};

const nothing = {
  items: [],
  total: 0,
  counts: {
    mine: 0,
    group: 0,
    assigned: 0,
    unassigned: 0,
    waiting: 0,
    snoozed: 0,
    all: 0,
    overdue: 0,
    today: 0,
    week: 0,
    paused: 0,
  },
};
const start = fn(() => aProcess());

/** None yet: the user who works on them starts a review. */
export const None: Story = {
  ...screenAt(address, { answers: { 'workflows.processes': () => nothing, 'workflows.start': start } }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /periodic/ }));
    await waitFor(() => expect(start).toHaveBeenCalledOnce());
  },
};

/** Of a registration: its steps follow its parts, and it is worked on where it is; nothing is ended here. */
export const Onboarding: Story = {
  ...screenAt('/administration/workflow/r1', {
    answers: { 'workflows.process': () => anOnboarding() },
  }),
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: 'Open registration' });
    await expect(link).toHaveAttribute('href', '/administration/registrations/r1');
    const row = within(await canvas.findByRole('row', { name: /^Decision/ }));
    await expect(row.queryByRole('button')).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Cancel process' })).toBeNull();
  },
};

export const Loading: Story = {
  ...screenAt(address, { answers: { 'workflows.processes': () => new Promise<never>(() => {}) } }),
};

export const Failed: Story = {
  ...screenAt(address, {
    answers: {
      'workflows.processes': () => {
        throw new AppError('Forbidden');
      },
    },
  }),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Try again' });
  },
};

export const NotFound: Story = {
  ...screenAt(address, {
    answers: {
      'workflows.processes': () => nothing,
      'parties.get': () => {
        throw new AppError('NotFound');
      },
    },
  }),
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'To the task dashboard' });
  },
};

export const Phone: Story = { ...Default, globals: { viewport: { value: 'mobile1' } }, play: () => {} };
