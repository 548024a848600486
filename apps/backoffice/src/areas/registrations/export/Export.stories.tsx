import { anExport, goodAnswers } from '@dossier/api/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { press } from '../../../testing/press.ts';
import { screenAt } from '../../../testing/screen.tsx';
import { RegistrationPage } from '../RegistrationPage.tsx';

const meta = {
  title: 'Screens/Registrations/Export',
  component: RegistrationPage,
  tags: ['!autodocs'],
} satisfies Meta<typeof RegistrationPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const list = '/administration/registrations';
const record = '/administration/registrations/0192f0a0-0000-7000-8000-000000000001';

const onAsk = fn();

/** What of one registration, in which language, with which sections: each says how much it holds. */
export const OfOne: Story = {
  ...screenAt(record, {
    answers: {
      'registrations.export': call => {
        onAsk(Object.fromEntries(call.query));
        return goodAnswers['registrations.export'](call);
      },
    },
  }),
  play: async ({ canvas, step }) => {
    const main = within(await canvas.findByRole('main'));
    await userEvent.click(await main.findByRole('button', { name: 'More' }));
    await press(await screen.findByRole('menuitem', { name: 'Export…' }));
    await step('what is internal is not in it unless somebody says so', async () => {
      await waitFor(() => expect(screen.getByRole('checkbox', { name: /^Overview/ })).toBeChecked());
      await expect(screen.getByRole('checkbox', { name: /^Comments/ })).not.toBeChecked();
    });
    await step('without a section there is nothing to export', async () => {
      for (const name of [/^Overview/, /^Parties/, /^Status/])
        await userEvent.click(screen.getByRole('checkbox', { name }));
      await userEvent.click(screen.getByRole('button', { name: 'Export' }));
      await expect(screen.getByRole('group', { name: 'Contents' })).toHaveAccessibleDescription(/.+/);
      await userEvent.click(screen.getByRole('checkbox', { name: /^Activity/ }));
      await userEvent.click(screen.getByRole('checkbox', { name: /^Parties/ }));
    });
    await step('what a client signs has nothing internal', async () => {
      await userEvent.click(screen.getByRole('checkbox', { name: /^Add a signature page/ }));
      await userEvent.click(screen.getByRole('button', { name: 'Export' }));
      await waitFor(() =>
        expect(onAsk).toHaveBeenCalledWith({
          format: 'pdf',
          locale: 'en-US',
          includes: 'parties',
          prepareForSigning: 'true',
        }),
      );
      await waitFor(() => expect(screen.getByText('The export is ready.')).toBeVisible());
    });
  },
};

/** What comes when it is needed takes a while where everything is compiled at once. */
const loaded = { timeout: 40_000 };
const started = fn();
const exportButton = () => within(screen.getByRole('dialog')).getByRole('button', { name: 'Export' });

/** Many go through a queue: how far it has come, what became of each, and the file. */
export const OfMany: Story = {
  ...screenAt(list, {
    answers: {
      'exports.start': call => {
        started(call.body);
        return goodAnswers['exports.start'](call);
      },
    },
  }),
  play: async ({ canvas, step }) => {
    await canvas.findByRole('checkbox', { name: 'Select Café Lumière SRL' });
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select all rows on this page' }));
    await userEvent.click(await canvas.findByRole('button', { name: /^Select all [\d,]+/ }));
    await press(await canvas.findByRole('button', { name: 'Export selection' }));
    await step('names the first of them, and takes as many as the format does', async () => {
      const pdf = await screen.findByRole('radio', { name: /^PDF/ }, loaded);
      await waitFor(() => expect(screen.getByText(/and 1,281 more$/)).toBeVisible());
      await expect(pdf).toBeDisabled();
      await expect(screen.getAllByText('At most 50; you chose 1,284')[0]).toBeVisible();
      await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Reason' }), 'Reporting');
      // A table of many has a row for each, and no sections.
      await waitFor(() => expect(screen.queryByRole('group', { name: 'Contents' })).toBeNull());
      await userEvent.click(exportButton());
    });
    await step('says what became of each, those that failed first, and tries them again', async () => {
      const results = await screen.findByRole('list', { name: 'Results' });
      await expect(within(results).getAllByRole('listitem')[0]).toHaveTextContent(/could not be exported$/);
      await expect(within(results).getAllByRole('listitem')[1]).toHaveTextContent(/exported$/);
      await expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '12 of 12');
      await expect(screen.getByRole('button', { name: 'Retry failed' })).toBeVisible();
      await expect(started).toHaveBeenCalledWith(
        expect.objectContaining({ format: 'csv', reason: 'reporting', matching: { type: [], channel: [] } }),
      );
    });
    await step('the file can be had for seven days', async () => {
      await expect(screen.getByText(/Available until 28 Nov 2026/)).toBeVisible();
      await userEvent.click(screen.getByRole('button', { name: 'Download' }));
      await waitFor(() => expect(screen.getByText('The export is ready.')).toBeVisible());
    });
    await step('and stands with the others', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'My exports' }));
      // The window of the one has the same heading until it has gone.
      const all = within(await screen.findByRole('dialog', { name: 'My exports' }, loaded));
      await expect(await all.findByRole('heading', { name: 'ZIP, 12 registrations' })).toBeVisible();
    });
  },
};

/** It can be stopped, and goes on when the window is closed. */
export const UnderWay: Story = {
  ...screenAt(`${list}?export=${anExport()._id}`, {
    answers: { 'exports.get': () => anExport({ state: 'running', done: 5, failed: 0, size: null }) },
  }),
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Cancel export' }, loaded)).toBeVisible();
    await expect(screen.queryByRole('button', { name: 'Download' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Continue in background' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** A message leads to the exports that a person has. */
export const Mine: Story = {
  ...screenAt(`${list}?export=all`),
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'My exports' }, loaded));
    await userEvent.click(await dialog.findByRole('button', { name: /^Results/ }));
    await expect(await dialog.findByRole('progressbar')).toBeVisible();
  },
};

export const NoneYet: Story = {
  ...screenAt(`${list}?export=all`, {
    answers: { 'exports.list': () => ({ items: [], total: 0, counts: {} }) },
  }),
  play: async () => {
    await expect(await screen.findByText('No exports yet', {}, loaded)).toBeVisible();
  },
};
