import { aParty, AppError } from '@dossier/api/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { screenAt } from '../../../testing/screen.tsx';
import { ClientPage } from '../ClientPage.tsx';

const meta = {
  title: 'Screens/Clients/As of a day',
  component: ClientPage,
  tags: ['!autodocs'],
} satisfies Meta<typeof ClientPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const address = '/administration/clients/p2?section=basic-details&on=2026-11-03';
const { naturalPerson } = aParty();
const ofDay = ({ query }: { query: URLSearchParams }) =>
  aParty(query.get('on') ? { naturalPerson: { ...naturalPerson, phone: '+31******111' }, sources: {} } : {});
const loaded = { timeout: 10_000 };

/** What stood there that day; nothing is changed or revealed of it. */
export const Default: Story = {
  ...screenAt(address, { answers: { 'parties.get': ofDay } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('As of 03 Nov 2026', undefined, loaded)).toBeVisible();
    await expect(canvas.getByText('+31******111')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /^Edit/ })).toBeNull();
    await expect(canvas.queryByRole('button', { name: /^Show/ })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Back to today' }));
    await expect(await canvas.findByText('+31******678', undefined, loaded)).toBeVisible();
    await waitFor(() => expect(canvas.getAllByRole('link', { name: /^Edit/ })[0]).toBeVisible());
  },
};

/** Before the client was entered: since when there is anything. */
export const BeforeItBegan: Story = {
  ...screenAt(address, {
    answers: {
      'parties.get': ({ query }: { query: URLSearchParams }) => {
        if (query.get('on')) throw new AppError('NotFound');
        return aParty();
      },
    },
  }),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(
        /^There are no data of that day: this client was entered on/,
        undefined,
        loaded,
      ),
    ).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Back to today' })).toBeVisible();
  },
};

export const Failed: Story = {
  ...screenAt(address, {
    answers: {
      'parties.get': ({ query }: { query: URLSearchParams }) => {
        if (query.get('on')) throw new AppError('Unexpected');
        return aParty();
      },
    },
  }),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('The data of that day could not be loaded', undefined, loaded),
    ).toBeVisible();
  },
};
