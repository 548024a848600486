'use client';
import { useLayoutEffect, useRef, type RefObject } from 'react';

const focusable = 'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, [tabindex]';

/**
 * A stop for Tab on what scrolls and holds nothing that takes the focus: Safari (26) reaches it by no other key. The
 * element's only child is what scrolls.
 */
export function useScrollStop<Scroller extends HTMLElement>(): RefObject<Scroller | null> {
  const ref = useRef<Scroller>(null);
  useLayoutEffect(() => {
    const scroller = ref.current;
    if (!scroller) return;
    const measure = () => {
      const isStop = scroller.scrollHeight > scroller.clientHeight && !scroller.querySelector(focusable);
      if (isStop) scroller.tabIndex = 0;
      else scroller.removeAttribute('tabindex');
    };
    measure();
    const observer = new ResizeObserver(measure);
    for (const element of [scroller, scroller.firstElementChild]) if (element) observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return ref;
}
