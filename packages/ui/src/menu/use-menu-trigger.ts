'use client';
import { type AriaAttributes, type KeyboardEvent, useRef } from 'react';
import type { TriggerListeners } from '../internal/OverlayTrigger.tsx';
import { type OpenedState, useOpened } from '../internal/use-opened.ts';
import { LazyMenuPanel } from './lazy-menu-panel.ts';

/** The action that a menu opens at: none for a pointer. */
export type MenuStart = 'none' | 'first' | 'last';

const starts: Readonly<Record<string, MenuStart>> = {
  Enter: 'first',
  ' ': 'first',
  ArrowDown: 'first',
  ArrowUp: 'last',
};

/** A menu opens when a mouse comes down, so that it can be pulled to an action; when a finger goes up; by four keys. */
export function useMenuTrigger(subject?: unknown): MenuTriggerState {
  const state = useOpened<MenuStart>(LazyMenuPanel.preload, subject);
  const pointer = useRef('');
  return {
    ...state,
    attributes: {
      'aria-haspopup': 'menu',
      'aria-expanded': state.opened !== null,
      'aria-controls': state.opened ? state.id : undefined,
    },
    listeners: {
      ...state.listeners,
      onPointerDown(event) {
        pointer.current = event.pointerType;
        if (event.pointerType !== 'mouse' || event.button !== 0) return;
        event.preventDefault();
        state.toggle(event.currentTarget, 'none');
      },
      onClick(event) {
        // A click without a pointer is one of a screen reader or of a program.
        if (pointer.current !== 'mouse' || event.detail === 0) state.toggle(event.currentTarget, 'none');
      },
      onKeyDown(event) {
        const start = starts[event.key];
        if (start === undefined) return;
        event.preventDefault();
        event.stopPropagation();
        state.toggle(event.currentTarget, start);
      },
      onKeyUp: preventClick,
    },
  };
}

/** Firefox makes a click of the space bar, whatever was done when it came down. */
export function preventClick(event: KeyboardEvent): void {
  if (event.key === ' ') event.preventDefault();
}

interface MenuTriggerState extends OpenedState<MenuStart> {
  readonly attributes: AriaAttributes;
  readonly listeners: TriggerListeners;
}
