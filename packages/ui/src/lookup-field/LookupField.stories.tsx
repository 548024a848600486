import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '../button/Button.tsx';
import { LookupField } from './LookupField.tsx';

const results = [
  {
    id: '68750110',
    title: 'Van der Brüggen Holding B.V.',
    about: '68750110 · Utrecht',
    action: <Button size="small">Use</Button>,
  },
  { id: '41126830', title: 'Stichting De Haven', about: '41126830 · Rotterdam', action: 'dissolved' },
];

const meta = {
  title: 'Components/Fields/LookupField',
  component: LookupField,
  args: {
    label: 'Search the company register',
    placeholder: 'Name or number',
    searchLabel: 'Search',
    onSearch: fn(),
    resultsLabel: 'Search results',
    results: [],
  },
} satisfies Meta<typeof LookupField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, step }) => {
    const field = canvas.getByRole('textbox', { name: 'Search the company register' });
    await step('nothing is not asked for', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Search' }));
      await expect(args.onSearch).not.toHaveBeenCalled();
    });
    await step('Enter and the button ask', async () => {
      await userEvent.type(field, ' haven {Enter}');
      await expect(args.onSearch).toHaveBeenLastCalledWith('haven');
      await userEvent.click(canvas.getByRole('button', { name: 'Search' }));
      await expect(args.onSearch).toHaveBeenCalledTimes(2);
    });
  },
};
/** Each result has its action. */
export const Found: Story = {
  tags: ['visual'],
  args: { results },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Search results' })).toBeVisible();
  },
};
/** No result: it says so. */
export const NothingFound: Story = {
  args: { status: 'No company found in the register.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('No company found');
  },
};
/** While results are loading. */
export const Searching: Story = { args: { isBusy: true } };
/** Long German text wraps; the layout holds. */
export const LongTextInGerman: Story = {
  globals: { locale: 'de-DE' },
  args: {
    label: 'Im Handelsregister nach dem Unternehmen suchen',
    searchLabel: 'Suchen',
    resultsLabel: 'Suchergebnisse',
    results: [
      {
        id: '1',
        title: 'Vermögensverwaltungsgesellschaft der Familie Brüggenkamp mit beschränkter Haftung',
        about: 'HRB 84954, Amtsgericht München',
        action: <Button size="small">Übernehmen</Button>,
      },
    ],
  },
};
