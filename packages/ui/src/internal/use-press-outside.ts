'use client';
import { useEffect, useEffectEvent, type RefObject } from 'react';

/** Calls back when something else is pressed than a trigger and what it has opened. The press counts there. */
export function usePressOutside(
  panel: RefObject<HTMLElement | null>,
  trigger: HTMLElement,
  onPress: () => void,
) {
  const check = useEffectEvent(({ target }: Event) => {
    const isInside = [panel.current, trigger].some(element => element?.contains(target as Node));
    if (!isInside) onPress();
  });
  useEffect(() => {
    const leaving = new AbortController();
    document.addEventListener('pointerdown', check, { capture: true, signal: leaving.signal });
    return () => leaving.abort();
  }, []);
}
