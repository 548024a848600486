import { aParty, AppError, aRisk } from '@dossier/api/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { screenAt } from '../../../testing/screen.tsx';
import { ClientPage } from '../ClientPage.tsx';

const meta = {
  title: 'Screens/Clients/Risk classification',
  component: ClientPage,
  tags: ['!autodocs'],
} satisfies Meta<typeof ClientPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const address = '/administration/clients/p2?section=risk';
const level = async () => within(await screen.findByRole('region', { name: 'Risk level' }));
const reasons = async () => within(await screen.findByRole('region', { name: 'Why' }));

const { today } = aRisk();

/** The level, who gave it, what it rests on, what would lower it, and which it was before. */
export const Default: Story = {
  ...screenAt(address),
  play: async ({ step }) => {
    await step('says which level the client has, and who gave it', async () => {
      const section = await level();
      await expect(await section.findByText('Medium')).toBeVisible();
      await expect(section.getByText('Assessed by Sanne de Wit, 12 Nov 2026.')).toBeVisible();
      await expect(section.queryByRole('button', { name: /^Assess/ })).toBeNull();
    });
    await step('says why', async () => {
      const section = await reasons();
      await expect(
        section.getByText('35 of 100 points. Low below 20 points, Medium from 20, High from 40.'),
      ).toBeVisible();
      await expect(section.getByText('Zoë Müller: Crypto')).toBeVisible();
      await expect(section.getByText('+20, at least Medium')).toBeVisible();
      await expect(section.getByText('Without “Sector with a higher risk”: Low')).toBeVisible();
      await expect(section.getByText(/^Not weighed yet.*: Sanctions; Adverse media/)).toBeVisible();
    });
    await step('lists what was before', async () => {
      const list = within(screen.getByRole('list', { name: 'Earlier assessments' }));
      await expect(list.getByText('Low, 15 points')).toBeVisible();
      await expect(list.getByText('New: Funds from a lottery or crypto-assets')).toBeVisible();
    });
  },
};

const assess = fn(() => aRisk());

/** No one has assessed the client: what the rules say is recorded as it is shown. */
export const NeverAssessed: Story = {
  ...screenAt(address, {
    answers: {
      'kyc.clientRisk': () => aRisk({ current: null, clientLevel: null, isUpToDate: false, history: [] }),
      'kyc.assessRisk': assess,
    },
  }),
  play: async () => {
    assess.mockClear();
    const section = await level();
    await expect(section.getByText('Not assessed')).toBeVisible();
    await expect(
      await section.findByText('By the rules the level is Medium today, with 35 of 100 points.'),
    ).toBeVisible();
    await userEvent.click(await section.findByRole('button', { name: 'Assess risk' }));
    await waitFor(() => expect(screen.getByText('The risk was assessed.')).toBeVisible());
    await expect(assess).toHaveBeenCalledWith(
      expect.objectContaining({ body: { score: 35, assessedLevel: 'MEDIUM' } }),
    );
  },
};

const changed = () =>
  aRisk({
    isUpToDate: false,
    today: {
      ...today,
      score: 75,
      assessedLevel: 'HIGH',
      proposesExit: true,
      contributions: [
        {
          rule: 'politicalExposure',
          branch: 'self',
          points: 40,
          floor: 'HIGH',
          isAnswered: false,
          inputs: [{ party_id: 'p3', name: 'Jan Smit', values: [] }],
        },
        ...today.contributions,
      ],
      counterfactuals: [],
    },
  });

/** The file changed: the new outcome, the answer that is missing, and a colleague who assessed it meanwhile. */
export const ChangedSince: Story = {
  ...screenAt(address, {
    answers: {
      'kyc.clientRisk': changed,
      'kyc.assessRisk': () => {
        throw new AppError('VersionStale');
      },
    },
  }),
  play: async () => {
    const section = await level();
    await expect(section.getByText('The file has changed since')).toBeVisible();
    await expect(
      await section.findByText('By the rules the level would be High now, with 75 of 100 points.'),
    ).toBeVisible();
    await expect(section.getByRole('link', { name: 'Go to the processes of this client' })).toHaveAttribute(
      'href',
      '/administration/workflow/p2',
    );
    const why = await reasons();
    await expect(why.getByText(/Jan Smit · not answered: the worst answer counts/)).toBeVisible();
    await expect(await why.findByRole('link', { name: 'Add the answer: Jan Smit' })).toHaveAttribute(
      'href',
      '/administration/clients/p3?section=additional-details&edit=risk-markers',
    );
    await userEvent.click(await section.findByRole('button', { name: 'Assess again' }));
    await waitFor(() => expect(screen.getByText(/^A colleague was faster/)).toBeVisible());
  },
};

/** Of a party that is no client the rules say what they would: it has no level. */
export const NotAClient: Story = {
  ...screenAt(address, {
    answers: {
      'kyc.clientRisk': () =>
        aRisk({
          isClient: false,
          clientLevel: null,
          current: null,
          isUpToDate: false,
          history: [],
          today: { ...today, score: 0, assessedLevel: 'LOW', contributions: [], counterfactuals: [] },
        }),
    },
  }),
  play: async () => {
    const section = await level();
    await expect(section.getByText(/^Only a client has a risk level/)).toBeVisible();
    await expect((await reasons()).getByText('None of the rules applies to this client.')).toBeVisible();
    await expect(section.queryByRole('button')).toBeNull();
  },
};

/** A reader who may change nothing. */
export const ReadOnly: Story = {
  ...screenAt(address, {
    answers: {
      'kyc.clientRisk': changed,
      'access.permissionsCheck': () => ['clientFileWrite', 'riskOverride'],
    },
  }),
  play: async () => {
    const section = await level();
    await expect(section.getByText('The file has changed since')).toBeVisible();
    await expect(section.queryByRole('button')).toBeNull();
    await expect((await reasons()).queryByRole('link')).toBeNull();
  },
};

/** A group of persons has no such tab. */
export const Group: Story = {
  ...screenAt(address, { answers: { 'parties.get': () => aParty({ type: 'NPG' }) } }),
  play: async () => {
    const index = within(await screen.findByRole('navigation', { name: 'Sections of the client file' }));
    await expect(index.queryByRole('link', { name: 'Risk classification' })).toBeNull();
  },
};

export const Failed: Story = {
  ...screenAt(address, {
    answers: {
      'kyc.clientRisk': () => {
        throw new AppError('Unexpected');
      },
    },
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The risk of this client could not be loaded')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};
