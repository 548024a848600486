'use client';
import { Ellipsis } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { IconButton } from '../icon-button/IconButton.tsx';
import { Menu } from '../menu/Menu.tsx';

/** Something that can be done with one row. */
export interface RowAction {
  readonly id: string;
  readonly label: string;
  readonly icon?: ReactNode;
  readonly href?: string;
  readonly onSelect?: () => void;
  readonly tone?: 'danger';
  /** Why it cannot be done now; it stays in the list and says so. */
  readonly disabledReason?: string;
  /** Groups are divided by a line. @default 0 */
  readonly group?: number;
}

/**
 * The "…" of a row. A list shows hundreds of these: each is a plain button until somebody comes near, and only then a
 * menu.
 */
export function RowActions<Row>({ label, row, actions, isReady }: RowActionsProps<Row>) {
  const [isNear, setIsNear] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const isPressed = useRef(false);
  useEffect(() => {
    // Pressed by the keyboard or by touch before it was a menu: the press opens it.
    if (!isNear || !isPressed.current) return;
    isPressed.current = false;
    button.current?.click();
  }, [isNear]);
  const trigger = (
    <IconButton
      ref={button}
      label={label}
      size="small"
      icon={<Ellipsis aria-hidden className="size-4" />}
      tabIndex={-1}
    />
  );
  if (!isNear && !isReady)
    return (
      <IconButton
        label={label}
        size="small"
        tabIndex={-1}
        icon={<Ellipsis aria-hidden className="size-4" />}
        aria-haspopup="menu"
        onPointerEnter={() => setIsNear(true)}
        onClick={() => {
          isPressed.current = true;
          setIsNear(true);
        }}
      />
    );
  const list = actions(row);
  const groups = [...new Set(list.map(({ group = 0 }) => group))].toSorted((a, b) => a - b);
  return (
    <Menu button={trigger} groups={groups.map(wanted => list.filter(({ group = 0 }) => group === wanted))} />
  );
}

interface RowActionsProps<Row> {
  readonly label: string;
  readonly row: Row;
  readonly actions: (row: Row) => readonly RowAction[];
  /** The keyboard is in its cell. */
  readonly isReady: boolean;
}
