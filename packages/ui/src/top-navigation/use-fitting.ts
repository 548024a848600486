'use client';
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/** Room that the "More" button needs. */
const MORE = 104;
const GAP = 4;

/**
 * How many of a bar's items fit. All are measured once they are there and whenever the bar or an item changes its
 * width (a language, a font that arrives, a count); those that do not fit wait behind a "More" button.
 */
export function useFitting(bar: RefObject<HTMLElement | null>, ids: readonly string[]): number {
  const widths = useRef(new Map<string, number>());
  const [count, setCount] = useState(ids.length);
  const key = ids.join(' ');
  useLayoutEffect(() => {
    const element = bar.current;
    if (!element) return;
    const measure = () => {
      for (const item of element.querySelectorAll<HTMLElement>('[data-item]'))
        widths.current.set(item.dataset['item']!, item.offsetWidth + GAP);
      const all = key.split(' ').map(id => widths.current.get(id) ?? 0);
      const room = element.clientWidth;
      const whole = all.reduce((sum, width) => sum + width, 0);
      if (room === 0 || whole <= room) return setCount(all.length);
      let used = MORE;
      const fitting = all.findIndex(width => (used += width) > room);
      setCount(Math.max(1, fitting));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    for (const item of element.children) observer.observe(item);
    return () => observer.disconnect();
  }, [bar, key, count]);
  return count;
}
