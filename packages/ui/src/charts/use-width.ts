'use client';
import { useLayoutEffect, useRef, useState, type RefObject } from 'react';

/** Px, until it can be measured. */
const UNKNOWN = 640;

/** How wide an element is: charts are drawn in px, so that their words have the size of all other words. */
export function useWidth(): readonly [RefObject<HTMLDivElement | null>, number] {
  const ref = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(UNKNOWN);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const measure = () => setWidth(Math.floor(element.clientWidth) || UNKNOWN);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, width];
}
