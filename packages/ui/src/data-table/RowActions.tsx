'use client';
import { Ellipsis } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { button } from '../button/Button.styles.ts';
import { IconButton } from '../icon-button/IconButton.tsx';
import { Menu } from '../menu/Menu.tsx';

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

/** As an `IconButton` looks. */
const plain = button({ variant: 'quiet', size: 'small', isIconOnly: true });

/**
 * The "…" of a row. A list shows hundreds of these: each is a plain button until somebody comes near, and only then a
 * menu.
 */
export function RowActions<Row>({ label, row, actions, isReady }: RowActionsProps<Row>) {
  // Of this row: while a list scrolls, the same button comes to stand for another one.
  const [nearRow, setNearRow] = useState<Row | null>(null);
  const isNear = nearRow === row;
  const trigger = useRef<HTMLButtonElement>(null);
  const isPressed = useRef(false);
  useEffect(() => {
    // Pressed by the keyboard or by touch before it was a menu: the press opens it.
    if (!isNear || !isPressed.current) return;
    isPressed.current = false;
    trigger.current?.click();
  }, [isNear]);
  if (!isNear && !isReady)
    return (
      <button
        type="button"
        tabIndex={-1}
        aria-label={label}
        title={label}
        aria-haspopup="menu"
        className={plain}
        onPointerEnter={() => setNearRow(row)}
        onClick={() => {
          isPressed.current = true;
          setNearRow(row);
        }}
      >
        <Ellipsis aria-hidden className="size-4" />
      </button>
    );
  const menuButton = (
    <IconButton
      ref={trigger}
      label={label}
      size="small"
      icon={<Ellipsis aria-hidden className="size-4" />}
      tabIndex={-1}
    />
  );
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
