'use client';
import { type RefObject, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { windowOf, type RowGeometry, type RowWindow } from './model/row-window.ts';

/** Before anything was measured: enough rows for a first picture. */
const atFirst: RowWindow = { first: 0, end: 32, span: 32 };

/**
 * Which rows are drawn while a long list scrolls. Scrolling is committed at once: a transition would show blanks.
 * @param scroller the element that scrolls; `head` px of it are covered by what sticks to its top.
 */
export function useWindow(scroller: RefObject<HTMLElement | null>, geometry: RowGeometry): RowWindow {
  const [shown, setShown] = useState(atFirst);
  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element) return undefined;
    // Without a layout, as in a hidden tab, there is nothing to measure.
    const measure = () =>
      element.clientHeight === 0 ? atFirst : windowOf(geometry, element.scrollTop, element.clientHeight);
    const update = (commit: (change: () => void) => void) => {
      const next = measure();
      commit(() => setShown(last => (isSame(last, next) ? last : next)));
    };
    const scrolled = () => update(flushSync);
    const resized = new ResizeObserver(() => update(change => change()));
    element.addEventListener('scroll', scrolled, { passive: true });
    resized.observe(element);
    update(change => change());
    return () => {
      element.removeEventListener('scroll', scrolled);
      resized.disconnect();
    };
  }, [scroller, geometry]);

  const { first, end, span } = shown;
  return { first: Math.min(first, geometry.count), end: Math.min(end, geometry.count), span };
}

const isSame = (a: RowWindow, b: RowWindow) => a.first === b.first && a.end === b.end && a.span === b.span;
