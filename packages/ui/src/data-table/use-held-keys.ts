'use client';
import { useEffect, useState, type KeyboardEvent, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { again } from '../internal/again.ts';
import type * as gridKeys from './grid-keys.ts';
import { lateGridKeys } from './late-grid-keys.ts';

const named = /^(?:Arrow(?:Up|Down|Left|Right)|Home|End|Page(?:Up|Down)|Enter|Escape|F2| )$/;
const letter = /^[\p{L}\p{N}]$/u;

/** Keys that a grid may answer. All others are the browser's or the page's, and reach them at once. */
const isOfGrid = ({ key, altKey, ctrlKey, metaKey }: KeyboardEvent) => {
  if (altKey) return false;
  if (named.test(key)) return true;
  if (!ctrlKey && !metaKey) return letter.test(key);
  // Somebody who has marked text means to copy that text.
  return /^a$/i.test(key) || (/^c$/i.test(key) && !String(getSelection()));
};

/**
 * What a grid answers keys with. Until its code is there a key of the grid is held back, and pressed again, in the order
 * of the presses, as soon as it is: what was meant happens, only later. Whoever has left the grid meanwhile meant
 * something else.
 */
export function useHeldKeys(frame: RefObject<HTMLElement | null>): HeldKeys {
  const [hasFailed, setHasFailed] = useState(false);
  useEffect(() => lateGridKeys.loadLater(), []);

  async function pressLater(press: Event): Promise<void> {
    const keys = await lateGridKeys.load().catch(() => null);
    if (keys === null) return setHasFailed(true);
    const cell = document.activeElement;
    // The next one is pressed where this one leads.
    if (frame.current?.contains(cell)) flushSync(() => cell?.dispatchEvent(press));
  }
  return {
    keys: lateGridKeys.loaded,
    hold(event) {
      if (!isOfGrid(event)) return false;
      void pressLater(again(event.nativeEvent));
      return true;
    },
    hasFailed,
    onGiveUp: () => setHasFailed(false),
  };
}

interface HeldKeys {
  /** Null until they are there. */
  readonly keys: () => typeof gridKeys | null;
  /** Keeps a key for when they are there; false for one that is not the grid's. */
  readonly hold: (event: KeyboardEvent) => boolean;
  /** A key was pressed, and they could not be fetched. */
  readonly hasFailed: boolean;
  readonly onGiveUp: () => void;
}
