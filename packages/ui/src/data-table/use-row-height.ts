'use client';
import { type RefObject, useLayoutEffect, useState } from 'react';

/** Height of a row in px, as the density has it: measured, because it follows the font size and the firm's theme. */
export function useRowHeight(sample: RefObject<HTMLElement | null>): number {
  const [height, setHeight] = useState(40);
  useLayoutEffect(() => {
    const element = sample.current;
    if (!element) return undefined;
    const measure = () => setHeight(last => element.offsetHeight || last);
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    measure();
    return () => observer.disconnect();
  }, [sample]);
  return height;
}
