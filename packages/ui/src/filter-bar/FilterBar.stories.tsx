import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { narrow } from '../testing/narrow.tsx';
import { FilterBar } from './FilterBar.tsx';
import { FilterChip } from './FilterChip.tsx';

const types = [
  { value: 'INDIVIDUAL', label: 'Individual' },
  { value: 'JOINT', label: 'Joint' },
  { value: 'BUSINESS', label: 'Business' },
];
const channels = [
  { value: 'Professional', label: 'Professional' },
  { value: 'API', label: 'API' },
];

const meta = {
  title: 'Components/Data/FilterBar',
  component: FilterBar,
  subcomponents: { FilterChip },
  args: {
    searchLabel: 'Search registrations',
    placeholder: 'Name, city, CoC or tax number',
    search: '',
    onSearch: fn(),
    clearLabel: 'Clear filters',
    onClear: fn(),
    children: null,
  },
  render: function Filters(args) {
    const [search, setSearch] = useState(args.search);
    const [type, setType] = useState<string[]>(['BUSINESS', 'JOINT']);
    const [channel, setChannel] = useState<string[]>([]);
    const clear = () => {
      setType([]);
      setChannel([]);
    };
    return (
      <FilterBar
        {...args}
        search={search}
        onSearch={setSearch}
        onClear={type.length + channel.length > 0 ? clear : undefined}
      >
        <FilterChip
          label="Type"
          options={types}
          chosen={type}
          onChange={setType}
          removeLabel="Remove the filter Type"
        />
        <FilterChip
          label="Channel"
          options={channels}
          chosen={channel}
          onChange={setChannel}
          removeLabel="Remove the filter Channel"
        />
      </FilterBar>
    );
  },
} satisfies Meta<typeof FilterBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['visual'] };
/** Enter and ↓ lead from the search to what was found. */
export const GoesOn: Story = {
  tags: ['!autodocs'],
  args: { onSearchEnd: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'Van{Enter}');
    await expect(args.onSearchEnd).toHaveBeenCalledTimes(1);
    await userEvent.keyboard('{ArrowDown}');
    await expect(args.onSearchEnd).toHaveBeenCalledTimes(2);
    await expect(canvas.getByRole('searchbox')).toHaveValue('Van');
  },
};
export const Playground: Story = {};
/** In a narrow window the filters open below their button. */
export const Open: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Channel' }));
    await expect(await screen.findByRole('checkbox', { name: 'Professional' })).toBeVisible();
  },
};
/** Everything works by keyboard alone. */
export const ByKeyboard: Story = {
  play: async ({ canvas, step }) => {
    await step('choosing in the list fills the chip', async () => {
      canvas.getByRole('button', { name: 'Channel' }).focus();
      await userEvent.keyboard('{Enter}');
      const box = await screen.findByRole('checkbox', { name: 'Professional' });
      box.focus();
      await userEvent.keyboard(' ');
      await expect(canvas.getByRole('button', { name: 'Channel: Professional' })).toBeInTheDocument();
    });
    await step('Escape closes it and gives the focus back', async () => {
      await userEvent.keyboard('{Escape}');
      await expect(canvas.getByRole('button', { name: 'Channel: Professional' })).toHaveFocus();
    });
    await step('clearing takes every filter away', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }));
      await expect(canvas.getByRole('button', { name: 'Type' })).toBeVisible();
    });
  },
};
/** German text, 320 px wide. */
export const LongText: Story = {
  args: {
    placeholder: 'Name, Ort, Handelsregister- oder Steuernummer',
    clearLabel: 'Alle Filtereinstellungen zurücksetzen',
  },
  decorators: [narrow],
};
/** Searching, with filters. */
export const Matrix: Story = {
  args: { search: 'Brüggen' },
};
