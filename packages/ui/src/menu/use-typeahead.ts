'use client';
import { type KeyboardEvent, useRef } from 'react';

/** Milliseconds within which letters make one word. */
const typingPauseMs = 350;

/** Finds a label by its first letters: gives its index for a key that is part of them. */
export function useTypeahead(labels: readonly string[]) {
  const typed = useRef({ text: '', at: 0 });
  return (
    { key, timeStamp, ctrlKey, altKey, metaKey }: KeyboardEvent,
    active: number,
  ): number | undefined => {
    const { text, at } = typed.current;
    const sofar = timeStamp - at < typingPauseMs ? text : '';
    if (key.length !== 1 || ctrlKey || altKey || metaKey || (key === ' ' && sofar === '')) return undefined;
    const next = `${sofar}${key}`.toLocaleLowerCase();
    typed.current = { text: next, at: timeStamp };
    // The first letter goes on from the action that is active; further ones may still mean it.
    const from = sofar === '' ? active + 1 : Math.max(active, 0);
    const order = labels.map((_, index) => (from + index) % labels.length);
    return order.find(index => labels[index]?.toLocaleLowerCase().startsWith(next)) ?? active;
  };
}
