import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Board } from './Board.tsx';
import { workOfATeam } from './examples.tsx';

const meta = {
  title: 'Components/Data/Board',
  component: Board,
  args: { 'aria-label': 'Tasks', columns: workOfATeam, onKey: fn(() => false) },
} satisfies Meta<typeof Board>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['visual'] };
export const Playground: Story = {};

/** One tab stop: arrows go through a column and to the next one that has cards; the page hears of other keys. */
export const ByKeyboard: Story = {
  play: async ({ canvas, args, step }) => {
    await step('Tab leads to the first card, arrows down and back', async () => {
      await userEvent.tab();
      await expect(canvas.getByRole('link', { name: /UBO-register/ })).toHaveFocus();
      await userEvent.keyboard('{ArrowDown}');
      await expect(canvas.getByRole('link', { name: /Renew/ })).toHaveFocus();
    });
    await step(
      'right leads to the same place of the next column, and its last card where it is shorter',
      async () => {
        await userEvent.keyboard('{ArrowRight}');
        await expect(canvas.getByRole('link', { name: /Source of wealth/ })).toHaveFocus();
        await userEvent.keyboard('{ArrowRight}');
        await expect(canvas.getByRole('link', { name: /Accept/ })).toHaveFocus();
      },
    );
    await step('there is nothing to the right of the last card, and other keys are passed on', async () => {
      await userEvent.keyboard('{ArrowRight}');
      await expect(canvas.getByRole('link', { name: /Accept/ })).toHaveFocus();
      await userEvent.keyboard('i');
      await expect(args.onKey).toHaveBeenLastCalledWith('i', 'accept');
    });
  },
};

/** Cards are chosen by their boxes and with Space; what is done cannot be. */
export const Selectable: Story = {
  args: {
    columns: workOfATeam.map(column => ({
      ...column,
      items: column.items.map(item => ({ ...item, isSelectable: item.id !== 'accept' })),
    })),
    onSelect: fn(),
  },
  render: function Chosen(args) {
    const [selectedIds, setSelectedIds] = useState<ReadonlySet<string>>(new Set());
    return (
      <Board
        {...args}
        selectedIds={selectedIds}
        onSelect={ids => {
          setSelectedIds(ids);
          args.onSelect?.(ids);
        }}
      />
    );
  },
  play: async ({ canvas, args, step }) => {
    await step('a box chooses its card', async () => {
      await userEvent.click(
        canvas.getByRole('checkbox', { name: /^Select .*Noorderlicht Participaties B\.V\.$/ }),
      );
      await expect(args.onSelect).toHaveBeenLastCalledWith(new Set(['extract']));
    });
    await step('Space chooses the card that has the focus, and takes that back', async () => {
      canvas.getByRole('link', { name: /Renew/ }).focus();
      await userEvent.keyboard(' ');
      await expect(args.onSelect).toHaveBeenLastCalledWith(new Set(['extract', 'renew']));
      await userEvent.keyboard(' ');
      await expect(args.onSelect).toHaveBeenLastCalledWith(new Set(['extract']));
    });
    await step('one that cannot be chosen has no box', async () => {
      await expect(canvas.queryByRole('checkbox', { name: /Vignobles/ })).toBeNull();
    });
  },
};

/** A column by who works on it. */
export const Grouped: Story = {
  tags: ['visual'],
  args: {
    columns: workOfATeam.map(column => ({
      ...column,
      items: column.items.map((item, index) => ({
        ...item,
        group: index === 0 ? 'Malik Bakker' : 'Sanne de Wit',
      })),
    })),
  },
};
/** Long text wraps or is cut off; the layout holds. */
export const LongText: Story = {
  args: {
    columns: workOfATeam.map(column => ({
      ...column,
      label: 'In Bearbeitung bei der Kundenannahme',
      items: column.items.map(item => ({
        ...item,
        title: 'Auszug aus dem Transparenzregister der Vermögensverwaltungsgesellschaft hinzufügen',
        text: 'Stichting Administratiekantoor Pensioenfonds voor de Tuinbouw in het Westland',
      })),
    })),
  },
};
