import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { TriageList, type TriageGroup, type TriageListProps } from './TriageList.tsx';

function Remembers(args: TriageListProps) {
  const [selected, setSelected] = useState(args.selected);
  const change = (next: ReadonlySet<string>) => {
    setSelected(next);
    args.onSelect(next);
  };
  return <TriageList {...args} selected={selected} onSelect={change} />;
}

const groups: readonly TriageGroup[] = [
  {
    id: 'decide',
    label: 'You decide',
    count: '2',
    isUrgent: true,
    items: [
      {
        id: '1',
        title: 'Approval requested',
        text: 'Van der Brüggen Holding B.V.',
        when: '10:34',
        href: '#1',
        unread: 'Unread',
      },
      { id: '2', title: 'Screening hit', text: 'Maarten van der Brüggen', when: '10:30', href: '#2' },
    ],
  },
  {
    id: 'know',
    label: 'You know',
    count: '140',
    items: [{ id: '3', title: 'Export is ready', when: '19 Nov 2026', href: '#3', unread: 'Unread' }],
  },
];

const meta = {
  title: 'Components/Data/TriageList',
  component: TriageList,
  args: { groups, current: '1', selected: new Set<string>(), onSelect: fn(), onKey: fn(() => false) },
  render: args => <Remembers {...args} />,
} satisfies Meta<typeof TriageList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['visual'] };
/** In German: labels are longer, and numbers and dates follow the language. */
export const German: Story = { globals: { locale: 'de-DE' } };
export const Playground: Story = {};
/** With selected rows. */
export const Selected: Story = { args: { selected: new Set(['2']) } };
/** Everything works by keyboard alone. */
export const ByKeyboard: Story = {
  play: async ({ canvas, args, step }) => {
    await step('j goes to the first, and on', async () => {
      await userEvent.keyboard('j');
      await expect(canvas.getByRole('link', { name: /Approval requested/ })).toHaveFocus();
      await userEvent.keyboard('jk');
      await expect(canvas.getByRole('link', { name: /Approval requested/ })).toHaveFocus();
    });
    await step('x selects', async () => {
      await userEvent.keyboard('x');
      await expect(args.onSelect).toHaveBeenLastCalledWith(new Set(['1']));
    });
    await step('the page hears of other keys, and of which item', async () => {
      await userEvent.keyboard('e');
      await expect(args.onKey).toHaveBeenLastCalledWith('e', '1');
    });
  },
};
/** Long text wraps or is cut off; the layout holds. */
export const LongText: Story = {
  args: {
    groups: [
      {
        id: 'do',
        label: 'Das ist für Sie zu tun, bevor die Frist abläuft',
        count: '1.284',
        items: [
          {
            id: '1',
            title: 'Identitätsdokument läuft ab, und zwar in weniger als dreißig Werktagen',
            text: 'Stichting Administratiekantoor Pensioenfonds voor de Tuinbouw in het Westland en Omstreken',
            when: '21. Nov. 2026',
            href: '#1',
            unread: 'Ungelesen',
          },
        ],
      },
    ],
  },
};
