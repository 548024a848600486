import { AppError, goodAnswers } from '@dossier/api/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { screenAt } from '../../testing/screen.tsx';
import { WorkflowSettingsPage } from './WorkflowSettingsPage.tsx';

const meta = {
  title: 'Screens/Settings/Workflows',
  component: WorkflowSettingsPage,
  tags: ['!autodocs'],
} satisfies Meta<typeof WorkflowSettingsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const address = '/administration/settings/workflows';

export const Onboarding: Story = {
  ...screenAt(address),
  play: async ({ canvas, step }) => {
    await step('what the firm does not ask for is not ticked', async () => {
      await expect(await canvas.findByRole('checkbox', { name: 'UBO-register extract' })).not.toBeChecked();
      await expect(canvas.getByRole('checkbox', { name: 'Origin of assets' })).toBeChecked();
    });
    await step('what a business needs is said as the form stands, before it is saved', async () => {
      const needs = canvas.getByText('A business needs').nextElementSibling;
      await expect(needs).not.toHaveTextContent('UBO-register extract');
      await userEvent.click(canvas.getByRole('checkbox', { name: 'UBO-register extract' }));
      await expect(needs).toHaveTextContent(/UBO-register extract$/);
      await userEvent.click(canvas.getByRole('checkbox', { name: 'UBO-register extract' }));
    });
    await step('the platform can call a registration complete', async () => {
      await userEvent.type(canvas.getByLabelText(/^Reason/), 'Quicker');
      await userEvent.click(canvas.getByRole('radio', { name: /^Automatically/ }));
      const bar = within(await canvas.findByRole('region', { name: 'Unsaved changes' }));
      await userEvent.click(await bar.findByRole('button', { name: 'Save changes' }));
      await expect(await within(document.body).findByText('Updated Successfully')).toBeInTheDocument();
    });
  },
};

const changed = fn();

/** A kind of process is turned off, its steps left out or moved, its terms set; what runs is said to stay as it is. */
export const Processes: Story = {
  ...screenAt(address, {
    answers: {
      'workflows.changeSettings': call => {
        changed(call.body);
        return goodAnswers['workflows.changeSettings'](call);
      },
    },
  }),
  play: async ({ canvas, step }) => {
    const list = within(await canvas.findByRole('list', { name: 'Processes' }));
    await expect(list.getByText(/^5 working days · A colleague approves · 6 of 6 steps$/)).toBeVisible();
    await userEvent.click(list.getByRole('button', { name: /^Change.*initial$/ }));
    const dialog = within(await screen.findByRole('dialog'));
    await step('says what becomes of those that run', async () => {
      await expect(
        await dialog.findByText('3 processes run and keep their version: this changes nothing in them.'),
      ).toBeVisible();
    });
    await step('leaves out what need not be done, and moves a step within its status', async () => {
      const optional = dialog.getAllByRole('checkbox', { name: 'This step is part of the process' });
      await userEvent.click(optional[3]!);
      await userEvent.click(dialog.getAllByRole('button', { name: 'Move up' })[0]!);
      await userEvent.click(dialog.getByRole('radio', { name: 'An Admin approves' }));
      await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
      await waitFor(() => expect(changed).toHaveBeenCalledOnce());
      const body = changed.mock.calls[0]?.[0] as
        { approval: string; steps: { id: string; isOn: boolean }[] } | undefined;
      await expect(body?.approval).toBe('twoPersonsSenior');
      await expect(body?.steps.slice(0, 2).map(({ id }) => id)).toEqual(['checkOwnership', 'checkIdentity']);
      await expect(body?.steps.filter(({ isOn }) => !isOn).map(({ id }) => id)).toEqual(['sourceOfWealth']);
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    });
  },
};

/** Who changed what when and why, from what into what. */
export const History: Story = {
  ...screenAt(address),
  play: async ({ canvas }) => {
    const history = within(await canvas.findByRole('list', { name: 'Changes' }));
    await expect(history.getByText('Sanne de Wit changed this')).toBeVisible();
    await expect(history.getByText('Required for completion, removed: UBO-register extract')).toBeVisible();
    await expect(history.getByText(/: No approval needed → A colleague approves$/)).toBeVisible();
    await expect(history.getByText('Reason: Asked for by our auditor')).toBeVisible();
    await expect(history.getByText('The platform set this up')).toBeVisible();
  },
};

/** The form stays when what was cannot be read. */
export const WithoutHistory: Story = {
  ...screenAt(address, {
    answers: {
      'tenants.settingsHistory': () => {
        throw new AppError('Forbidden');
      },
    },
  }),
  play: async ({ canvas }) => {
    const history = within(await canvas.findByRole('region', { name: 'History' }));
    await expect(await history.findByRole('button', { name: 'Try again' })).toBeVisible();
    await expect(canvas.getByRole('checkbox', { name: 'Origin of assets' })).toBeVisible();
  },
};

/** What could not be saved is still to be saved: it is neither taken for saved nor left without a question. */
export const NotSaved: Story = {
  ...screenAt(address, {
    answers: {
      'tenants.saveOnboarding': () => {
        throw new AppError('Forbidden');
      },
    },
  }),
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText(/^Reason/), 'Quicker');
    await userEvent.click(await canvas.findByRole('button', { name: 'Save changes' }));
    await expect(
      await within(document.body).findByText("You don't have access to this page!"),
    ).toBeInTheDocument();
    await expect(canvas.getByRole('region', { name: 'Unsaved changes' })).toHaveTextContent('Reason');
  },
};

/** One person decides alone only where no one else may: it says why, and nothing is saved. */
export const SolePractitionerRefused: Story = {
  ...screenAt(address, {
    answers: {
      'tenants.saveOnboarding': () => {
        throw new AppError('Blocked', [{ path: 'value.solePractitioner', code: 'othersDecide' }]);
      },
    },
  }),
  play: async ({ canvas }) => {
    const box = await canvas.findByRole('checkbox', { name: 'One Admin decides alone' });
    await expect(box).not.toBeChecked();
    await expect(box).toHaveAccessibleDescription(/A request waits 24 hours/);
    await userEvent.click(box);
    await userEvent.click(await canvas.findByRole('button', { name: 'Save changes' }));
    await expect(
      await within(document.body).findByText(/Others in your firm may accept clients/),
    ).toBeInTheDocument();
    await expect(canvas.getByRole('region', { name: 'Unsaved changes' })).toBeVisible();
  },
};

/** A term of no days is none. */
export const Invalid: Story = {
  ...screenAt(address),
  play: async ({ canvas }) => {
    const term = await canvas.findByRole('textbox', { name: 'Until decision' });
    await userEvent.clear(term);
    await userEvent.type(term, '0');
    await userEvent.tab();
    await expect(await canvas.findByText('Minimum value 1')).toBeVisible();
  },
};

/** Another user was faster: both versions, field by field. */
export const Conflict: Story = {
  ...screenAt(address, {
    answers: {
      'tenants.saveOnboarding': () => {
        throw new AppError('VersionStale');
      },
    },
  }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Origin of assets' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Save changes' }));
    await expect(
      await within(document.body).findByRole('dialog', { name: 'A colleague saved other changes' }),
    ).toBeVisible();
  },
};

export const Failed: Story = {
  ...screenAt(address, {
    answers: {
      'tenants.onboarding': () => {
        throw new AppError('Forbidden');
      },
    },
  }),
};

export const Loading: Story = {
  ...screenAt(address, { answers: { 'tenants.onboarding': () => new Promise<never>(() => {}) } }),
};

export const German: Story = { globals: { locale: 'de-DE' }, ...screenAt(address) };
