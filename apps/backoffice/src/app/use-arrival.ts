import { useEffect, useRef } from 'react';
import { useLocation } from 'wouter';

/**
 * After a navigation the page begins at its top, and its heading has the focus, so that a screen reader says where one
 * is. The first page of a visit keeps the focus where the browser puts it.
 */
export function useArrival(): void {
  const [path] = useLocation();
  const previous = useRef(path);
  useEffect(() => {
    if (previous.current === path) return;
    previous.current = path;
    scrollTo(0, 0);
    const focusTitle = () => {
      // A page may have put it somewhere better: at the row that one comes back from.
      if (document.activeElement?.closest('main') && document.activeElement.id !== 'content') return true;
      const title = document.querySelector<HTMLElement>('[data-page-title]');
      title?.focus({ preventScroll: true });
      return title !== null;
    };
    if (focusTitle()) return;
    // The page is a chunk that is still on its way.
    const waiting = new AbortController();
    const stop = () => waiting.abort();
    const watch = new MutationObserver(() => {
      if (focusTitle()) stop();
    });
    waiting.signal.addEventListener('abort', () => watch.disconnect());
    watch.observe(document.body, { childList: true, subtree: true });
    // A user who presses something meanwhile is there already: what they opened would close, or never open.
    for (const press of ['pointerdown', 'keydown'])
      addEventListener(press, stop, { capture: true, passive: true, signal: waiting.signal });
    return stop;
  }, [path]);
}
