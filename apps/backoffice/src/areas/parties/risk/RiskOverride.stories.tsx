import { aRisk } from '@dossier/api/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { screenAt } from '../../../testing/screen.tsx';
import { ClientPage } from '../ClientPage.tsx';

const meta = {
  title: 'Screens/Clients/Risk override',
  component: ClientPage,
  tags: ['!autodocs'],
} satisfies Meta<typeof ClientPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const address = '/administration/clients/p2?section=risk';
const level = async () => within(await screen.findByRole('region', { name: 'Risk level' }));

const aCurrent = (some: Partial<NonNullable<ReturnType<typeof aRisk>['current']>> = {}) => {
  const { current } = aRisk();
  return current && { ...current, ...some };
};

const override = fn(() => aRisk());

/** No level below a floor is offered, and no day after the next review is taken. */
export const Overriding: Story = {
  ...screenAt(address, {
    answers: { 'kyc.clientRisk': () => aRisk(), 'kyc.overrideRisk': override },
  }),
  play: async ({ step }) => {
    override.mockClear();
    const section = await level();
    await userEvent.click(await section.findByRole('button', { name: 'Override…' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Override the risk level' }));
    const day = within(dialog.getByRole('group', { name: 'Until' }));
    const enter = async (digits: string) => {
      await userEvent.click(day.getAllByRole('spinbutton')[0] as HTMLElement);
      await userEvent.keyboard(digits);
    };
    await step('says what is missing or wrong at its field', async () => {
      await expect(dialog.queryByRole('radio', { name: 'Low' })).toBeNull();
      await userEvent.click(dialog.getByRole('button', { name: 'Override level' }));
      await expect(await dialog.findByRole('textbox', { name: /^Evidence/ })).toBeInvalid();
      await enter('13112028');
      await userEvent.tab();
      await expect(await dialog.findByText('Choose a day up to the next review')).toBeVisible();
    });
    await step('records the level with its reason', async () => {
      await userEvent.click(dialog.getByRole('radio', { name: 'High' }));
      await enter('01062027');
      await userEvent.type(dialog.getByRole('textbox', { name: /^Reason/ }), 'New trade with Iran');
      await userEvent.type(dialog.getByRole('textbox', { name: /^Evidence/ }), 'Call of 20 November');
      await userEvent.click(dialog.getByRole('button', { name: 'Override level' }));
      await waitFor(() => expect(screen.getByText('The risk level was overridden.')).toBeVisible());
      await expect(override).toHaveBeenCalledWith(
        expect.objectContaining({
          body: {
            level: 'HIGH',
            until: '2027-06-01',
            reason: 'New trade with Iran',
            evidence: 'Call of 20 November',
          },
        }),
      );
    });
  },
};

const endOverride = fn(() => aRisk());

/** A level that a person gave: until when, why, and what it rests on. Ending it takes a confirmation. */
export const Overridden: Story = {
  ...screenAt(address, {
    answers: {
      'kyc.clientRisk': () =>
        aRisk({
          clientLevel: 'UNACCEPTABLE',
          current: aCurrent({
            cause: 'overridden',
            level: 'HIGH',
            override: {
              level: 'HIGH',
              until: '2027-06-01',
              reason: 'New trade with Iran',
              evidence: 'Call of 20 November',
              by: 'Sanne de Wit',
            },
            fallsOn: '2027-02-12',
          }),
        }),
      'kyc.endRiskOverride': endOverride,
    },
  }),
  play: async () => {
    endOverride.mockClear();
    const section = await level();
    await expect(
      await section.findByText('The level is High until 01 Jun 2027. By the rules it would be Medium.'),
    ).toBeVisible();
    await expect(section.getByText('Call of 20 November')).toBeVisible();
    await expect(section.getByText(/highest level of the registrations.*: Unacceptable\.$/)).toBeVisible();
    await expect(section.getByText(/^The level may fall to Medium from 12 Feb 2027/)).toBeVisible();
    await userEvent.click(await section.findByRole('button', { name: 'End override' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'End the override?' }));
    await userEvent.click(question.getByRole('button', { name: 'End override' }));
    await waitFor(() => expect(screen.getByText('The override was ended.')).toBeVisible());
    await expect(endOverride).toHaveBeenCalled();
  },
};

/** No override lasts beyond a review: one that is overdue comes first. */
export const ReviewOverdue: Story = {
  ...screenAt(address, { answers: { 'kyc.clientRisk': () => aRisk({ nextReviewOn: '2026-11-01' }) } }),
  play: async () => {
    const section = await level();
    await expect(await section.findByText(/^The review of this client is overdue/)).toBeVisible();
    await expect(section.queryByRole('button')).toBeNull();
  },
};
