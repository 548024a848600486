'use client';
import { useEffect, useEffectEvent, type RefObject } from 'react';

interface BoardKeys {
  readonly root: RefObject<HTMLElement | null>;
  /** The ids of the cards of each column, in the order in which they stand. */
  readonly columns: readonly (readonly string[])[];
  readonly isEnabled: boolean;
  /** Chooses a card or takes that back; answers whether it can be chosen. */
  readonly onToggle: (id: string) => boolean;
  readonly onKey: ((key: string, id: string) => boolean) | undefined;
}

const idAt = (element: Element | null) =>
  element instanceof HTMLElement ? (element.dataset['board'] ?? null) : null;

/** Arrows move from card to card: up and down in a column, left and right to the nearest column that has cards. */
export function useBoardKeys({ root, columns, isEnabled, onToggle, onKey }: BoardKeys): void {
  const go = (id: string | undefined) =>
    [...(root.current?.querySelectorAll<HTMLElement>('[data-board]') ?? [])]
      .find(card => card.dataset['board'] === id)
      ?.focus();

  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    const id = idAt(document.activeElement);
    if (id === null) return;
    const column = columns.findIndex(ids => ids.includes(id));
    const ids = columns[column] ?? [];
    const at = ids.indexOf(id);
    const nearest = (direction: 1 | -1) => {
      const others = direction === 1 ? columns.slice(column + 1) : columns.slice(0, column).toReversed();
      const next = others.find(({ length }) => length > 0);
      return next?.[Math.min(at, next.length - 1)];
    };
    const isReversed = root.current !== null && getComputedStyle(root.current).direction === 'rtl';
    const targets: Partial<Record<string, string | undefined>> = {
      ArrowDown: ids[at + 1],
      ArrowUp: ids[at - 1],
      ArrowRight: nearest(isReversed ? -1 : 1),
      ArrowLeft: nearest(isReversed ? 1 : -1),
      Home: ids[0],
      End: ids.at(-1),
    };
    if (event.key in targets) go(targets[event.key]);
    else if (event.key === ' ') {
      if (!onToggle(id)) return;
    } else if (!isEnabled || !onKey?.(event.key, id)) return;
    event.preventDefault();
  });
  useEffect(() => {
    const element = root.current;
    const listen = (event: KeyboardEvent) => press(event);
    element?.addEventListener('keydown', listen);
    return () => element?.removeEventListener('keydown', listen);
  }, [root]);
}
