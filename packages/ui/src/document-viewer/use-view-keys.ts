'use client';
import { useEffect, useEffectEvent, type RefObject } from 'react';
import { changeOfKey, type ViewChange } from './view-state.ts';

/** What scrolls takes the focus, so that arrows move it; and with the focus it takes the keys of a paper. */
export function useViewKeys(frame: RefObject<HTMLElement | null>, change: (what: ViewChange) => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const what = changeOfKey(event.key);
    if (what === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    change(what);
  });
  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    element.setAttribute('tabindex', '0');
    const listen = (event: KeyboardEvent) => press(event);
    element.addEventListener('keydown', listen);
    return () => element.removeEventListener('keydown', listen);
  }, [frame]);
}
