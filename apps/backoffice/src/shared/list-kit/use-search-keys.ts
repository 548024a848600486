import { useLayoutEffect, useRef } from 'react';
import { tableStop } from '../table-stop.ts';
import { useKeys } from '../use-keys.ts';

/**
 * `/` leads to the search of a list, Enter and ↓ from there into its rows; back to the search where the rows that had
 * the focus are gone because nothing was found.
 */
export function useSearchKeys() {
  const searchRef = useRef<HTMLInputElement>(null);
  const hasLeft = useRef(false);
  useKeys({ '/': () => searchRef.current?.select() });
  useLayoutEffect(() => {
    if (!hasLeft.current || document.querySelector(tableStop)) return;
    hasLeft.current = false;
    if (document.activeElement === document.body) searchRef.current?.focus();
  });
  function onSearchEnd() {
    const stop = document.querySelector<HTMLElement>(tableStop);
    hasLeft.current = stop !== null;
    stop?.focus();
  }
  return { searchRef, onSearchEnd };
}
