'use client';
import { Ellipsis } from 'lucide';
import type { ReactNode } from 'react';
import { button } from '../button/Button.styles.ts';
import { icon } from '../icons/icon.ts';
import { LazyMenuPanel } from '../menu/lazy-menu-panel.ts';
import { useMenuTrigger } from '../menu/use-menu-trigger.ts';

const EllipsisIcon = icon(Ellipsis);

/** Something that can be done with one row. */
export interface RowAction {
  readonly id: string;
  readonly label: string;
  readonly icon?: ReactNode;
  readonly href?: string;
  readonly onSelect?: () => void;
  /** A letter that does it in the row that the keyboard is in. */
  readonly shortcut?: string;
  readonly tone?: 'danger';
  /** Why it cannot be done now; it stays in the list and says so. */
  readonly disabledReason?: string;
  /** Groups are divided by a line. @default 0 */
  readonly group?: number;
}

/** As an `IconButton` looks; nothing is placed in it, and what is placed itself has a layer of its own, in every row. */
const plain = button({ variant: 'quiet', size: 'small', isIconOnly: true, isPositioned: false });

/** Made once: React does not look again into what is the same element as before, and every row has it. */
const dots = <EllipsisIcon aria-hidden />;

/** The "…" of a row. A list shows hundreds of these: the actions are asked for when it is opened. */
export function RowActions<Row>({ label, row, actions }: RowActionsProps<Row>) {
  // Of this row: while a list scrolls, the same button comes to stand for another one.
  const { id, opened, close, leave, attributes, listeners } = useMenuTrigger(row);
  return (
    <>
      <button
        {...attributes}
        {...listeners}
        type="button"
        id={`${id}-button`}
        tabIndex={-1}
        aria-label={label}
        title={label}
        className={plain}
      >
        {dots}
      </button>
      {opened && (
        <LazyMenuPanel
          id={id}
          trigger={opened.trigger}
          start={opened.how}
          groups={grouped(actions(row))}
          onClose={close}
          onLeave={leave}
        />
      )}
    </>
  );
}

/** Actions by the group that they belong to, in the order of the groups. */
function grouped(actions: readonly RowAction[]): readonly (readonly RowAction[])[] {
  const groups = [...new Set(actions.map(({ group = 0 }) => group))].toSorted((a, b) => a - b);
  return groups.map(index => actions.filter(({ group = 0 }) => group === index));
}

interface RowActionsProps<Row> {
  readonly label: string;
  readonly row: Row;
  readonly actions: (row: Row) => readonly RowAction[];
}
