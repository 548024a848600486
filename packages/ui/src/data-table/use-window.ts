'use client';
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { windowOf, type RowGeometry, type RowWindow } from './model/row-window.ts';

/** Milliseconds without scrolling after which a list is at rest. */
const settled = 120;

/** What of a list is in sight. */
interface Seen {
  readonly scrollTop: number;
  readonly viewport: number;
}

/** Where the rows are drawn. The ref of what scrolls comes after the layout effects of what is in it. */
const scrollerOf = (element: HTMLElement | null) =>
  element?.closest<HTMLElement>('[role="grid"]')?.parentElement ?? null;

/**
 * Which rows are drawn while a long list scrolls. Scrolling is committed at once: a transition would show blanks. Before
 * its room was measured nothing is drawn: rows drawn on a guess would be measured, and then drawn again.
 * @param content an element among the rows.
 * @param isLong false for a list that is drawn as a whole: nothing is measured then.
 */
export function useWindow(
  content: RefObject<HTMLElement | null>,
  geometry: RowGeometry,
  isLong: boolean,
): RowWindow & { readonly isScrolling: boolean } {
  const [seen, setSeen] = useState<Seen | null>(null);
  const [isScrolling, setIsScrolling] = useState(false);
  // Other rows change it at every key: what listens stays, and asks for the present one.
  const present = useRef(geometry);
  useLayoutEffect(() => {
    present.current = geometry;
  });
  useLayoutEffect(() => {
    const element = isLong ? scrollerOf(content.current) : null;
    if (!element) return undefined;
    const measure = () => {
      const current = present.current;
      // Without a layout, as in a hidden tab, there is nothing to measure.
      const next = { scrollTop: element.scrollTop, viewport: element.clientHeight || innerHeight };
      setSeen(last => (last && isSame(rowsOf(current, last), rowsOf(current, next)) ? last : next));
    };
    let rest: ReturnType<typeof setTimeout> | undefined;
    const scrolled = () => {
      clearTimeout(rest);
      rest = setTimeout(() => setIsScrolling(false), settled);
      flushSync(() => {
        setIsScrolling(true);
        measure();
      });
    };
    const resized = new ResizeObserver(measure);
    element.addEventListener('scroll', scrolled, { passive: true });
    resized.observe(element);
    measure();
    return () => {
      clearTimeout(rest);
      element.removeEventListener('scroll', scrolled);
      resized.disconnect();
    };
  }, [content, isLong]);
  return { ...(seen ? rowsOf(geometry, seen) : nothing), isScrolling };
}

const nothing: RowWindow = { first: 0, end: 0, span: 1 };
const rowsOf = (geometry: RowGeometry, { scrollTop, viewport }: Seen) =>
  windowOf(geometry, scrollTop, viewport);
const isSame = (a: RowWindow, b: RowWindow) => a.first === b.first && a.end === b.end && a.span === b.span;
