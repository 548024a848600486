'use client';
import { Check } from 'lucide';
import { type PointerEvent, useRef } from 'react';
import { icon as iconOf } from '../icons/icon.ts';
import type { MenuAction } from './Menu.tsx';
import { menu } from './Menu.styles.ts';

const CheckIcon = iconOf(Check);

/** One action of an open menu. */
export function MenuItem({ id, action, isActive, onActive, onClose }: MenuItemProps) {
  const { label, icon, href, onSelect, tone, isCurrent, isChosen, disabledReason } = action;
  const styles = menu({ tone, isCurrent });
  const isDisabled = disabledReason !== undefined;
  const isPressed = useRef(false);
  const attributes = {
    id,
    role: isChosen === undefined ? 'menuitem' : 'menuitemradio',
    'aria-checked': isChosen,
    tabIndex: -1,
    'data-focus': isActive ? '' : undefined,
    className: styles.item(),
    onFocus: () => onActive(true),
    onPointerMove: ({ movementX, movementY }: PointerEvent) => {
      // Chromium reports a move when what is below a still pointer scrolls.
      if (movementX !== 0 || movementY !== 0) onActive(true);
    },
    onPointerLeave: () => onActive(false),
    onPointerDown: () => {
      isPressed.current = true;
    },
    // A mouse that came down on the button may be pulled to an action.
    onPointerUp: ({ pointerType, button, currentTarget }: PointerEvent<HTMLElement>) => {
      if (pointerType === 'mouse' && button === 0 && !isPressed.current) currentTarget.click();
      isPressed.current = false;
    },
  };
  const content = (
    <>
      {icon}
      <span className={styles.texts()}>
        {label}
        {isDisabled && <span className={styles.reason()}>{disabledReason}</span>}
      </span>
      {isChosen && <CheckIcon aria-hidden />}
    </>
  );
  if (href !== undefined)
    return (
      <a {...attributes} href={href} aria-current={isCurrent ? 'page' : undefined} onClick={onClose}>
        {content}
      </a>
    );
  return (
    <button
      {...attributes}
      type="button"
      // Not `disabled`: its reason can be read.
      aria-disabled={isDisabled || undefined}
      onClick={() => {
        if (isDisabled) return;
        // First, so that what it opens gives the focus back to the button.
        onClose();
        onSelect?.();
      }}
    >
      {content}
    </button>
  );
}

interface MenuItemProps {
  readonly id: string;
  readonly action: MenuAction;
  /** The keyboard or the pointer is on it. */
  readonly isActive: boolean;
  readonly onActive: (isActive: boolean) => void;
  readonly onClose: () => void;
}
