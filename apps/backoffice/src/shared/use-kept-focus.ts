import { useLayoutEffect, useRef, type FocusEvent } from 'react';
import { tableStop } from './table-stop.ts';

/**
 * Keeps the focus on the page when what has it goes by itself, as a bar does once its work is done: it goes back to
 * where someone came from, or to the table. Spread what it gives on what is around the bar.
 */
export function useKeptFocus() {
  const cameFrom = useRef<Element | null>(null);
  const isInside = useRef(false);
  useLayoutEffect(() => {
    if (!isInside.current || document.activeElement !== document.body) return;
    const back = cameFrom.current?.isConnected ? cameFrom.current : document.querySelector(tableStop);
    if (back instanceof HTMLElement) back.focus({ preventScroll: true });
  });
  return {
    onFocus: ({ currentTarget, relatedTarget }: FocusEvent) => {
      if (!isInside.current && relatedTarget && !currentTarget.contains(relatedTarget))
        cameFrom.current = relatedTarget;
      isInside.current = true;
    },
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
      // Without another place it is lost, not left: what had it is gone.
      if (relatedTarget && !currentTarget.contains(relatedTarget)) isInside.current = false;
    },
  };
}
