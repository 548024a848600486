'use client';
import { useLayoutEffect, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';

/** Makes the links of a drawing one tab stop: arrows, Home and End move between them. */
export function useRovingLinks() {
  const ref = useRef<HTMLDivElement>(null);
  const [stop, setStop] = useState(0);
  const links = () => [...(ref.current?.querySelectorAll<HTMLAnchorElement | SVGAElement>('a') ?? [])];
  // After each drawing: the links of a chart come and go with its rows.
  useLayoutEffect(() => {
    const all = links();
    all.forEach((link, index) => (link.tabIndex = index === Math.min(stop, all.length - 1) ? 0 : -1));
  });
  const indexOf = (target: EventTarget) => links().findIndex(link => link.contains(target as Node));
  return {
    ref,
    onFocus: ({ target }: FocusEvent) => {
      const index = indexOf(target);
      if (index >= 0) setStop(index);
    },
    onKeyDown: (event: KeyboardEvent) => {
      const all = links();
      const at = indexOf(event.target);
      const next = {
        ArrowRight: at + 1,
        ArrowDown: at + 1,
        ArrowLeft: at - 1,
        ArrowUp: at - 1,
        Home: 0,
        End: all.length - 1,
      }[event.key];
      const link = next === undefined || at < 0 ? undefined : all[next];
      if (!link) return;
      event.preventDefault();
      link.focus();
    },
  };
}
