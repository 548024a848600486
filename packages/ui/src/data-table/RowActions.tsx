'use client';
import { Ellipsis } from 'lucide';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { button } from '../button/Button.styles.ts';
import { IconButton } from '../icon-button/IconButton.tsx';
import { Menu } from '../menu/Menu.tsx';
import { icon } from '../icons/icon.ts';

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
const plain = button({ variant: 'quiet', size: 'small', isIconOnly: true, className: 'static' });

/** Made once: React does not look again into what is the same element as before, and every row has it. */
const dots = <EllipsisIcon aria-hidden />;

/**
 * The "…" of a row. A list shows hundreds of these: each is a plain button until somebody comes near, and only then a
 * menu.
 */
export function RowActions<Row>({ label, row, actions, isReady }: RowActionsProps<Row>) {
  // Of this row: while a list scrolls, the same button comes to stand for another one.
  const [near, setNear] = useState<Near<Row> | null>(null);
  const own = near?.row === row ? near : null;
  if (own || isReady)
    return <RowMenu label={label} row={row} actions={actions} isPressed={own?.isPressed ?? false} />;
  return (
    <button
      type="button"
      tabIndex={-1}
      aria-label={label}
      aria-haspopup="menu"
      className={plain}
      onPointerEnter={() => setNear({ row, isPressed: false })}
      onClick={() => setNear({ row, isPressed: true })}
    >
      {dots}
    </button>
  );
}

/** Who has come near. */
interface Near<Row> {
  readonly row: Row;
  /** By the keyboard or by touch, which press before there is a menu: then the press opens it. */
  readonly isPressed: boolean;
}

function RowMenu<Row>({ label, row, actions, isPressed }: RowMenuProps<Row>) {
  const trigger = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isPressed) trigger.current?.click();
  }, [isPressed]);
  const menuButton = <IconButton ref={trigger} label={label} size="small" icon={dots} tabIndex={-1} />;
  const list = actions(row);
  const groups = [...new Set(list.map(({ group = 0 }) => group))].toSorted((a, b) => a - b);
  return (
    <Menu
      button={menuButton}
      groups={groups.map(wanted => list.filter(({ group = 0 }) => group === wanted))}
    />
  );
}

interface RowActionsProps<Row> {
  readonly label: string;
  readonly row: Row;
  readonly actions: (row: Row) => readonly RowAction[];
  /** The keyboard is in its cell. */
  readonly isReady: boolean;
}

interface RowMenuProps<Row> extends Omit<RowActionsProps<Row>, 'isReady'> {
  readonly isPressed: boolean;
}
