'use client';
import { type RefObject, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { windowOf, type RowGeometry, type RowWindow } from './model/row-window.ts';

/** Milliseconds without scrolling after which a list is at rest. */
const settled = 120;

/**
 * Which rows are drawn while a long list scrolls. Scrolling is committed at once: a transition would show blanks.
 * @param scroller the element that scrolls; `head` px of it are covered by what sticks to its top.
 */
export function useWindow(
  scroller: RefObject<HTMLElement | null>,
  geometry: RowGeometry,
): RowWindow & { readonly isScrolling: boolean } {
  // Before anything was measured: as many as the whole browser window could show.
  const [shown, setShown] = useState(() => windowOf(geometry, 0, innerHeight));
  const [isScrolling, setIsScrolling] = useState(false);
  // Not a layout effect: those of a child run before the element around it has its ref.
  useEffect(() => {
    const element = scroller.current;
    if (!element) return undefined;
    // Without a layout, as in a hidden tab, there is nothing to measure.
    const measure = () => windowOf(geometry, element.scrollTop, element.clientHeight || innerHeight);
    const update = (commit: (change: () => void) => void) => {
      const next = measure();
      commit(() => setShown(last => (isSame(last, next) ? last : next)));
    };
    let rest: ReturnType<typeof setTimeout> | undefined;
    const scrolled = () => {
      clearTimeout(rest);
      rest = setTimeout(() => setIsScrolling(false), settled);
      update(change =>
        flushSync(() => {
          setIsScrolling(true);
          change();
        }),
      );
    };
    const resized = new ResizeObserver(() => update(change => change()));
    element.addEventListener('scroll', scrolled, { passive: true });
    resized.observe(element);
    update(change => change());
    return () => {
      clearTimeout(rest);
      element.removeEventListener('scroll', scrolled);
      resized.disconnect();
    };
  }, [scroller, geometry]);

  const { first, end, span } = shown;
  return { first: Math.min(first, geometry.count), end: Math.min(end, geometry.count), span, isScrolling };
}

const isSame = (a: RowWindow, b: RowWindow) => a.first === b.first && a.end === b.end && a.span === b.span;
