import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { narrow } from '../testing/narrow.tsx';
import { Tabs } from './Tabs.tsx';

const meta = {
  title: 'Components/Structure/Tabs',
  component: Tabs,
  args: {
    label: 'Party',
    items: [
      { id: 'details', label: 'Details', content: 'Name and address.' },
      { id: 'documents', label: 'Documents', count: 6, content: 'Six documents.' },
      { id: 'history', label: 'History', count: 42, content: 'Everything that changed.' },
    ],
  },
} satisfies Meta<typeof Tabs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['tree'],
  play: async ({ canvas, step }) => {
    await step('one Tab leads to the tabs, the arrows along them', async () => {
      await userEvent.tab();
      await expect(canvas.getByRole('tab', { name: 'Details' })).toHaveFocus();
      await userEvent.keyboard('{ArrowRight}');
      await expect(canvas.getByText('Six documents.')).toBeVisible();
    });
    await step('End goes to the last', async () => {
      await userEvent.keyboard('{End}');
      await expect(canvas.getByText('Everything that changed.')).toBeVisible();
    });
  },
};
export const Playground: Story = {};

/** The first of three is chosen, the second under the pointer. */
export const Matrix: Story = { tags: ['visual'] };
/** German text, 320 px wide. */
export const LongText: Story = {
  args: {
    label: 'Person',
    items: ['Vermögensverhältnisse', 'Gesellschafterverzeichnis', 'Änderungsverlauf'].map(label => ({
      id: label,
      label,
      content: label,
    })),
  },
  decorators: [narrow],
};
