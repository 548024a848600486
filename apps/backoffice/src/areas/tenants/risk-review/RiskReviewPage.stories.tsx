import { goodAnswers, riskQualificationFixture } from '@dossier/api/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { screenAt } from '../../../testing/screen.tsx';
import { RiskReviewPage } from './RiskReviewPage.tsx';

const meta = {
  title: 'Screens/Settings/Risk review',
  component: RiskReviewPage,
  tags: ['!autodocs'],
} satisfies Meta<typeof RiskReviewPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const address = '/administration/settings/parties?tab=riskReview';
const months = { name: /^Months until the next review/ };

/** What the levels are called and when clients are reviewed, with who changed it. */
export const Default: Story = {
  ...screenAt(address),
  play: async ({ canvas }) => {
    const medium = within(await canvas.findByRole('group', { name: 'Medium' }));
    await expect(medium.getByRole('textbox', months)).toHaveValue('24');
    await expect(medium.getByRole('textbox', { name: /^Name/ })).toHaveAttribute('placeholder', 'Medium');
    const unacceptable = within(canvas.getByRole('group', { name: 'Unacceptable' }));
    await expect(unacceptable.getByText('No next review')).toBeVisible();
    await expect(unacceptable.queryByRole('textbox', months)).toBeNull();
    const history = within(await canvas.findByRole('list', { name: 'Changes' }));
    await expect(
      history.getByText('Medium: Months until the next review: 36 → 24', { exact: false }),
    ).toBeVisible();
    await expect(await canvas.findByRole('link', { name: 'Risk review' })).toHaveAttribute(
      'aria-current',
      'page',
    );
  },
};

/** Other months say first that dates that are set stay as they are; an empty name is the product's. */
const save = fn();
export const Saves: Story = {
  ...screenAt(address, {
    answers: {
      'tenants.saveRiskReview': call => {
        save(call.body);
        return goodAnswers['tenants.saveRiskReview'](call);
      },
    },
  }),
  play: async ({ canvas }) => {
    const high = within(await canvas.findByRole('group', { name: 'High' }));
    await waitFor(() => expect(high.getByRole('textbox', months)).toBeEnabled());
    await userEvent.type(high.getByRole('textbox', { name: /^Name/ }), 'Verhoogd');
    await userEvent.clear(high.getByRole('textbox', months));
    await userEvent.type(high.getByRole('textbox', months), '6');
    await expect(canvas.getByText(/^New months count from the next review/)).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: 'Save changes' }));
    await expect(await within(document.body).findByText('Updated Successfully')).toBeInTheDocument();
    const [low, medium, , unacceptable] = riskQualificationFixture.levels;
    await expect(save).toHaveBeenCalledWith({
      reason: null,
      value: {
        ...riskQualificationFixture,
        levels: [low, medium, { id: 'HIGH', name: 'Verhoogd', months: 6 }, unacceptable],
      },
    });
  },
};

/** More risk is never reviewed less often: what is wrong is at its field, until the level before it allows it. */
export const MediumAboveLow: Story = {
  ...screenAt(address),
  play: async ({ canvas, step }) => {
    const monthsOf = (level: string) =>
      within(canvas.getByRole('group', { name: level })).getByRole('textbox', months);
    await canvas.findByRole('group', { name: 'Medium' });
    await waitFor(() => expect(monthsOf('Medium')).toBeEnabled());
    await step('leads to the field', async () => {
      await userEvent.clear(monthsOf('Medium'));
      await userEvent.type(monthsOf('Medium'), '48');
      await userEvent.click(await canvas.findByRole('button', { name: 'Save changes' }));
      await userEvent.click(await canvas.findByRole('link', { name: /Medium/ }));
      await expect(monthsOf('Medium')).toHaveFocus();
      await expect(monthsOf('Medium')).toHaveAccessibleDescription(/36/);
    });
    await step('is right once the level before it has as many', async () => {
      await userEvent.clear(monthsOf('Low'));
      await userEvent.type(monthsOf('Low'), '48');
      await waitFor(() => expect(monthsOf('Medium')).toBeValid());
    });
  },
};

/** Who may only read it sees what holds. */
export const MayOnlyRead: Story = {
  ...screenAt(address, { answers: { 'access.permissionsCheck': () => ['settingsPartiesWrite'] } }),
  play: async ({ canvas }) => {
    const low = within(await canvas.findByRole('group', { name: 'Low' }));
    await expect(low.getByRole('textbox', months)).toBeDisabled();
    await expect(canvas.getByRole('checkbox')).toBeDisabled();
  },
};

export const German: Story = { globals: { locale: 'de-DE' }, ...screenAt(address) };
