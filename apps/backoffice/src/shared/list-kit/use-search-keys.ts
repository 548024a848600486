import { useLayoutEffect, useRef } from 'react';
import { tableStop } from '../table-stop.ts';
import { useKeys } from '../use-keys.ts';

const row = '[role="grid"] [role="rowheader"]';

/**
 * `/` leads to the search of a list, Enter and ↓ from there into its rows; back to the search where the rows that had
 * the focus are gone because nothing was found. Rows that are on their way are waited for: until then the stop is in the
 * header, where the next Enter would sort in place of opening.
 */
export function useSearchKeys() {
  const searchRef = useRef<HTMLInputElement>(null);
  const hasLeft = useRef(false);
  const awaitsRows = useRef(false);
  useKeys({ '/': () => searchRef.current?.select() });
  useLayoutEffect(() => {
    if (awaitsRows.current && document.activeElement === searchRef.current) onSearchEnd();
    else awaitsRows.current = false;
  });
  useLayoutEffect(() => {
    if (!hasLeft.current || document.querySelector(tableStop)) return;
    hasLeft.current = false;
    if (document.activeElement === document.body) searchRef.current?.focus();
  });
  function onSearchEnd() {
    const stop = document.querySelector<HTMLElement>(tableStop);
    awaitsRows.current = stop !== null && document.querySelector(row) === null;
    if (awaitsRows.current) return;
    hasLeft.current = stop !== null;
    stop?.focus();
  }
  return { searchRef, onSearchEnd };
}
