'use client';
import { useRef, type KeyboardEvent, type PointerEvent } from 'react';

/** Percents that one press of an arrow moves; with Shift five times as many. */
const STEP = 2;

interface Split {
  readonly share: number;
  readonly onShareChange: (share: number) => void;
  readonly min: number;
  readonly max: number;
}

const isRightToLeft = (element: Element) => getComputedStyle(element).direction === 'rtl';

/** Moves a separator by pointer and by keyboard. The share is that of the pane before it. */
export function useSplitter({ share, onShareChange, min, max }: Split) {
  const before = useRef(share === 0 ? min : share);
  const isFolded = share === 0;
  const within = (next: number) => Math.min(max, Math.max(min, Math.round(next)));
  const move = (next: number) => {
    if (next !== share) onShareChange(next);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const step = (event.shiftKey ? 5 : 1) * STEP * (isRightToLeft(event.currentTarget) ? -1 : 1);
    const targets: Readonly<Record<string, () => number>> = {
      ArrowLeft: () => within(share - step),
      ArrowRight: () => within(share + step),
      Home: () => min,
      End: () => max,
      Enter: () => {
        if (isFolded) return before.current;
        before.current = share;
        return 0;
      },
    };
    const target = targets[event.key];
    if (!target) return;
    event.preventDefault();
    move(target());
  };
  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    event.preventDefault();
    event.currentTarget.focus();
  };
  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    const separator = event.currentTarget;
    const frame = separator.parentElement;
    if (!frame || !separator.hasPointerCapture(event.pointerId)) return;
    const { left, right, width } = frame.getBoundingClientRect();
    const distance = isRightToLeft(frame) ? right - event.clientX : event.clientX - left;
    if (width > 0) move(within((100 * distance) / width));
  };
  return {
    share,
    isFolded,
    attributes: {
      'aria-valuenow': share,
      'aria-valuemin': 0,
      'aria-valuemax': max,
      'aria-valuetext': `${share}%`,
      onKeyDown,
      onPointerDown,
      onPointerMove,
    },
  };
}
