'use client';
import { useId, useState } from 'react';
import type { TriggerListeners } from './OverlayTrigger.tsx';

/**
 * Whether an overlay is open, and with which trigger. It is opened at once, and shown when its code is there; until then
 * another press changes nothing, and a user who goes elsewhere closes it. What it is about may change: then it is closed.
 */
export function useOpened<How>(preload: () => void, subject?: unknown): OpenedState<How> {
  const id = useId();
  const [last, setOpened] = useState<(Opened<How> & { readonly subject: unknown }) | null>(null);
  const opened = last?.subject === subject ? last : null;
  const isShown = () => document.getElementById(id) !== null;
  return {
    id,
    opened,
    toggle(trigger, how) {
      const next = opened !== null && isShown() ? null : { trigger, how, subject };
      trigger.focus({ preventScroll: true });
      setOpened(next);
    },
    leave: () => setOpened(null),
    close() {
      opened?.trigger.focus({ preventScroll: true });
      setOpened(null);
    },
    listeners: {
      onPointerEnter: preload,
      onFocus: preload,
      onBlur() {
        if (!isShown()) setOpened(null);
      },
    },
  };
}

export interface Opened<How> {
  readonly trigger: HTMLElement;
  readonly how: How;
}

export interface OpenedState<How> {
  /** The id of what opens. */
  readonly id: string;
  /** Null while it is closed. */
  readonly opened: Opened<How> | null;
  /** Opens it, or closes it where it is shown. */
  readonly toggle: (trigger: HTMLElement, how: How) => void;
  /** Closes it; the focus is somewhere else. */
  readonly leave: () => void;
  /** Closes it, and gives the focus back to the trigger. */
  readonly close: () => void;
  readonly listeners: TriggerListeners;
}
