import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Button } from '../button/Button.tsx';
import { narrow } from '../testing/narrow.tsx';
import { Timeline } from './Timeline.tsx';

const meta = {
  title: 'Components/Structure/Timeline',
  component: Timeline,
  args: {
    label: 'Activity',
    categories: [
      { id: 'change', label: 'Changes' },
      { id: 'check', label: 'Checks' },
      { id: 'comment', label: 'Comments' },
    ],
    events: [
      {
        id: '4',
        category: 'change',
        at: '2026-11-21T10:42:00+01:00',
        isKey: true,
        title: (
          <>
            <b>Malik Bakker</b> changed city <del>Utrecht</del> to <ins className="no-underline">Zeist</ins>
          </>
        ),
      },
      {
        id: '3',
        category: 'check',
        at: '2026-11-21T10:38:00+01:00',
        title: (
          <>
            Screening found <b>1 potential match</b>
          </>
        ),
        detail: 'Sanctions list, 5 of 8 attributes can be compared',
      },
      {
        id: '2',
        category: 'comment',
        at: '2026-11-20T09:12:00+01:00',
        title: 'Louise Dubois: is the second tax residency still right?',
      },
      {
        id: '1',
        category: 'change',
        at: '2026-11-12T16:05:00+01:00',
        isKey: true,
        title: 'Created by invitation',
      },
    ],
  },
} satisfies Meta<typeof Timeline>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = {};
/** Everything works by keyboard alone. */
export const ByKeyboard: Story = {
  play: async ({ canvas, step }) => {
    await step('Space shows one kind alone, and says how many', async () => {
      canvas.getByRole('button', { name: 'Checks' }).focus();
      await userEvent.keyboard(' ');
      await expect(canvas.getAllByRole('listitem')).toHaveLength(1);
      await expect(canvas.getByRole('status')).toHaveTextContent('1 event shown');
    });
    await step('All shows all', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'All' }));
      await expect(canvas.getAllByRole('listitem')).toHaveLength(4);
    });
  },
};
/** Without events it says so. */
export const Empty: Story = { args: { events: [] } };
/** Earlier events load on request. */
export const WithMore: Story = { args: { after: <Button size="small">Show earlier events</Button> } };
/** Long text wraps or is cut off; the layout holds. */
export const LongText: Story = {
  globals: { locale: 'de-DE' },
  args: {
    events: [
      {
        id: '1',
        category: 'change',
        at: '2026-11-12T16:05:00+01:00',
        title:
          'Die Vermögensverwaltungsgesellschaft Donaudampfschifffahrt Beteiligungs-GmbH & Co. KG wurde umbenannt',
      },
    ],
  },
  decorators: [narrow],
};
/** Key and plain events, today, yesterday and before. */
export const Matrix: Story = { tags: ['visual'] };
