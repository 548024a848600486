import { aDiscrepancy, aParty, AppError, aRegisterComparison } from '@dossier/api/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { screenAt } from '../../../testing/screen.tsx';
import { ClientPage } from '../ClientPage.tsx';

const meta = {
  title: 'Screens/Clients/Register of owners',
  component: ClientPage,
  tags: ['!autodocs'],
} satisfies Meta<typeof ClientPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const address = '/administration/clients/p1?section=connections';
const company = () => {
  const { naturalPerson: _person, ...file } = aParty();
  const name = 'Van der Brüggen Holding B.V.';
  return { ...file, _id: 'p1', type: 'LE' as const, name, legalEntity: { name } };
};
const panel = async () => {
  const heading = await screen.findByRole('heading', { name: 'Register of beneficial owners' });
  return within(heading.closest('section') ?? document.body);
};

/** An extract that differs: what is wrong with whom, and what has to be done. */
export const Default: Story = {
  ...screenAt(address, { answers: { 'parties.get': company } }),
  play: async () => {
    const section = await panel();
    await expect(
      await section.findByText(
        'Maarten van der Brüggen is a beneficial owner (shares and votes, more than 75% up to 100%), but is not in the extract.',
      ),
    ).toBeVisible();
    await expect(section.getByText('Wrongly listed')).toBeVisible();
    await expect(section.getAllByText('To be reported')).toHaveLength(2);
  },
};

const settle = fn(() => aRegisterComparison());

export const Reporting: Story = {
  ...screenAt(address, { answers: { 'parties.get': company, 'parties.settleDiscrepancy': settle } }),
  play: async ({ step }) => {
    const section = await panel();
    await step('copies what is sent to the register', async () => {
      await userEvent.click(await section.findByRole('button', { name: 'Report to the register' }));
      const dialog = within(await screen.findByRole('dialog', { name: 'Report to the register' }));
      const text = dialog.getByLabelText<HTMLTextAreaElement>('Report to the register');
      await expect(text.value).toContain('Terugmelding aan het register');
      await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
    });
    await step('records the day on which that was done', async () => {
      await userEvent.click(
        await section.findByRole('button', { name: 'Report or explain: Maarten van der Brüggen' }),
      );
      const dialog = within(await screen.findByRole('dialog', { name: 'Report or explain' }));
      await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
      await waitFor(() => expect(screen.getByText('The discrepancy was saved.')).toBeVisible());
      await expect(settle).toHaveBeenCalledWith(
        expect.objectContaining({
          body: { state: 'reported', reportedOn: '2026-11-21', reason: null },
        }),
      );
    });
  },
};

const attach = fn(() => aRegisterComparison({ document_id: 'document-1' }));

/** The extract itself stands beside what it was compared to. */
export const AttachingExtract: Story = {
  ...screenAt(address, { answers: { 'parties.get': company, 'parties.attachExtract': attach } }),
  play: async () => {
    const section = await panel();
    await userEvent.click(await section.findByRole('button', { name: 'Attach the extract' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Attach the extract' }));
    const select = dialog.getByRole<HTMLSelectElement>('combobox', { name: /^Document/ });
    await waitFor(() => expect(select.options.length).toBeGreaterThan(1));
    await userEvent.selectOptions(select, select.options[1]!);
    const chosen = select.value;
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.getByText('The extract was saved.')).toBeVisible());
    await expect(attach).toHaveBeenCalledWith(expect.objectContaining({ body: { document_id: chosen } }));
  },
};

/** Without a reason nothing is explained. */
export const Explaining: Story = {
  ...screenAt(address, { answers: { 'parties.get': company, 'parties.settleDiscrepancy': settle } }),
  play: async () => {
    const section = await panel();
    await userEvent.click(await section.findByRole('button', { name: 'Report or explain: Willem Oud' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Report or explain' }));
    await userEvent.click(dialog.getByRole('radio', { name: 'Explained' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await expect(await dialog.findByRole('textbox', { name: /^Reason/ })).toBeInvalid();
    await userEvent.type(dialog.getByRole('textbox', { name: /^Reason/ }), 'The register was corrected.');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(settle).toHaveBeenCalledWith(
        expect.objectContaining({
          body: { state: 'explained', reportedOn: null, reason: 'The register was corrected.' },
        }),
      ),
    );
  },
};

const compare = fn(() => aRegisterComparison({ discrepancies: [], report: null }));
const none = () => ({ items: [], total: 0, counts: {} });

/** Each person of the extract is one whom the firm knows, or a name. */
export const Comparing: Story = {
  ...screenAt(address, {
    answers: {
      'parties.get': company,
      'parties.registerComparisons': none,
      'parties.compareRegister': compare,
    },
  }),
  play: async () => {
    const section = await panel();
    await expect(await section.findByText('No extract has been compared yet.')).toBeVisible();
    await userEvent.click(await section.findByRole('button', { name: 'Compare an extract' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Compare an extract' }));
    const day = within(dialog.getByRole('group', { name: 'Date of the extract' }));
    await userEvent.click(day.getAllByRole('spinbutton')[0] as HTMLElement);
    await userEvent.keyboard('11112026');
    await userEvent.type(dialog.getByRole('textbox', { name: /^Register/ }), 'KVK');
    const first = within(dialog.getByRole('group', { name: 'Person 1' }));
    await userEvent.selectOptions(
      first.getByRole('combobox', { name: /^Person/ }),
      'Maarten van der Brüggen',
    );
    await userEvent.selectOptions(first.getByRole('combobox', { name: /^Size/ }), 'more than 75% up to 100%');
    await userEvent.click(first.getByRole('checkbox', { name: 'shares' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Add person' }));
    const second = within(await dialog.findByRole('group', { name: 'Person 2' }));
    await userEvent.selectOptions(second.getByRole('combobox', { name: /^Person/ }), 'Another person');
    await userEvent.type(await second.findByRole('textbox', { name: /^Name/ }), 'Willem Oud');
    await userEvent.click(second.getByRole('checkbox', { name: 'votes' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Compare' }));
    await waitFor(() => expect(screen.getByText('The extract was compared.')).toBeVisible());
    await expect(compare).toHaveBeenCalledWith(
      expect.objectContaining({
        body: expect.objectContaining({
          extractOn: '2026-11-11',
          register: 'KVK',
          entries: [
            { _id: 'p2', name: null, natures: ['shares'], band: 'from75To100' },
            { _id: null, name: 'Willem Oud', natures: ['votes'], band: null },
          ],
        }) as unknown,
      }),
    );
  },
};

/** What was compared before stays to be read; that the shares have changed is said of the newest. */
export const Earlier: Story = {
  ...screenAt(address, {
    answers: {
      'parties.get': company,
      'parties.registerComparisons': () => ({
        items: [
          aRegisterComparison({ isCurrent: false, discrepancies: [], report: null }),
          aRegisterComparison({
            _id: 'comparison-0',
            extractOn: '2025-11-20',
            isCurrent: false,
            discrepancies: [
              aDiscrepancy({ state: 'reported', reportedOn: '2025-11-21', settledBy: 'Sanne de Wit' }),
            ],
          }),
        ],
        total: 2,
        counts: {},
      }),
    },
  }),
  play: async () => {
    const section = await panel();
    await expect(await section.findByText('The register says the same.')).toBeVisible();
    await expect(section.getByText('The shares have changed since. Compare a recent extract.')).toBeVisible();
    await userEvent.click(section.getByRole('button', { name: /1 discrepancy/ }));
    await expect(await section.findByText(/recorded by Sanne de Wit/)).toBeVisible();
  },
};

export const Failed: Story = {
  ...screenAt(address, {
    answers: {
      'parties.get': company,
      'parties.registerComparisons': () => {
        throw new AppError('Unexpected');
      },
    },
  }),
  play: async () => {
    await expect(await (await panel()).findByText('The extracts could not be loaded')).toBeVisible();
  },
};
