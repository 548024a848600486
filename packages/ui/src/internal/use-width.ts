'use client';
import { useLayoutEffect, useRef, useState, type RefObject } from 'react';

/** Width of an element inside its padding, in px, as it changes; `unknown` where it cannot be measured. */
export function useWidth<Measured extends HTMLElement>(
  unknown = 0,
): readonly [RefObject<Measured | null>, number] {
  const ref = useRef<Measured>(null);
  const [width, setWidth] = useState(unknown);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const measure = () => {
      const { paddingLeft, paddingRight } = getComputedStyle(element);
      const padding = Number.parseFloat(paddingLeft) + Number.parseFloat(paddingRight);
      setWidth(Math.floor(element.clientWidth - padding) || unknown);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [unknown]);
  return [ref, width];
}
