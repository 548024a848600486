'use client';
import { Fragment, type HTMLAttributes, type ReactElement, type ReactNode, type Ref } from 'react';
import { opensMenu } from '../internal/presses.ts';
import { useOnIntent } from '../internal/use-on-intent.tsx';
import { menus } from './menus.ts';

/** One thing that a menu can do, or a place it leads to. */
export interface MenuAction {
  readonly id: string;
  readonly label: string;
  readonly icon?: ReactNode;
  /** Leads somewhere; otherwise `onSelect` does something. */
  readonly href?: string;
  readonly onSelect?: () => void;
  /** `danger` for what takes something away. */
  readonly tone?: 'danger';
  /** The place one is in. */
  readonly isCurrent?: boolean;
  /** Why it cannot be done now; it stays in the list and says so. */
  readonly disabledReason?: string;
}

/**
 * Actions behind one button. Arrows move, letters find, Escape closes and gives the focus back.
 *
 * Renders the button it is given, and a `role="menu"` while it is open, which takes `ref` and the rest of the props.
 */
export function Menu({ button, ...rest }: MenuProps) {
  const { parts, trigger, plain } = useOnIntent({
    slot: menus,
    button,
    isPress: opensMenu,
    popup: 'menu',
  });
  if (!parts) return plain;
  const { Menu: HeadlessMenu, MenuButton, MenuPanel } = parts;
  return (
    <HeadlessMenu>
      <MenuButton as={Fragment} ref={trigger}>
        {button}
      </MenuButton>
      <MenuPanel {...rest} />
    </HeadlessMenu>
  );
}

export interface MenuProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  ref?: Ref<HTMLDivElement>;
  /** What opens it: a `Button` or `IconButton`. */
  button: ReactElement;
  /** Actions that belong together; groups are divided by a line. */
  groups: readonly (readonly MenuAction[])[];
  /** Who or what the menu is about. */
  header?: ReactNode;
  /** On which side of the button it opens, and where it lines up. @default 'bottom end' */
  placement?: 'bottom end' | 'bottom start' | 'top end' | 'top start';
}
