'use client';
import type { HTMLAttributes, ReactElement, ReactNode, Ref } from 'react';
import { OverlayTrigger } from '../internal/OverlayTrigger.tsx';
import { LazyMenuPanel } from './lazy-menu-panel.ts';
import { useMenuTrigger } from './use-menu-trigger.ts';

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
  /** One of a few choices, of which one holds: it has a tick where it is that one. */
  readonly isChosen?: boolean;
  /** Why it cannot be done now; it stays in the list and says so. */
  readonly disabledReason?: string;
}

/** Actions that belong together. */
export type MenuGroup = readonly MenuAction[] | LabelledMenuGroup;

/** Actions under a heading of their own: "Mode". */
export interface LabelledMenuGroup {
  readonly label: string;
  readonly actions: readonly MenuAction[];
}

/**
 * Actions behind one button. Arrows move, letters search, Escape closes and returns the focus.
 *
 * Renders the button it is given, and a `role="menu"` while it is open, which takes `ref` and the rest of the
 * props.
 */
export function Menu({ button, ...rest }: MenuProps) {
  const { id, opened, close, leave, attributes, listeners } = useMenuTrigger();
  const buttonProps = button.props as { readonly id?: string };
  return (
    <>
      <OverlayTrigger
        button={button}
        attributes={{ id: buttonProps.id ?? `${id}-button`, ...attributes }}
        listeners={listeners}
      />
      {opened && (
        <LazyMenuPanel
          {...rest}
          id={id}
          trigger={opened.trigger}
          start={opened.how}
          onClose={close}
          onLeave={leave}
        />
      )}
    </>
  );
}

export interface MenuProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  ref?: Ref<HTMLDivElement>;
  /** What opens it: a `Button` or `IconButton`. */
  button: ReactElement;
  /** Groups are divided by a line. */
  groups: readonly MenuGroup[];
  /** Who or what the menu is about. */
  header?: ReactNode;
  /** On which side of the button it opens, and where it lines up. @default 'bottom end' */
  placement?: 'bottom end' | 'bottom start' | 'top end' | 'top start';
}
