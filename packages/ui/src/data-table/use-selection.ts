'use client';
import { useRef } from 'react';
import { beganAt, isOver, rangeFrom, reached, type Range } from './model/range.ts';
import { allSelected, isSelected, noneSelected, select, stateOf, type Selection } from './model/selection.ts';
import type { ShownRows } from './use-rows.ts';

/** The rows that are chosen, and what changes them. */
export interface Chosen {
  readonly selection: Selection;
  readonly isOn: (key: string) => boolean;
  /** Of the rows on this page. */
  readonly state: () => 'none' | 'some' | 'all';
  /** Turns a row round; with `isRange` all rows from the last one that was turned, as it was turned. */
  readonly toggle: (index: number, isRange: boolean) => void;
  /** Makes the range end at a place: it chooses the rows up to there, and lets those go that it leaves. */
  readonly extend: (from: number, to: number) => void;
  /** All rows of this page, or none. */
  readonly toggleAll: () => void;
  readonly clear: () => void;
}

interface Asked<Row> {
  readonly rows: ShownRows<Row>;
  readonly rowKey: (row: Row) => string;
  readonly selection: Selection | undefined;
  readonly onSelect: ((selection: Selection) => void) | undefined;
}

export function useSelection<Row>({ rows, rowKey, selection = noneSelected, onSelect }: Asked<Row>): Chosen {
  const range = useRef<Range | null>(null);
  const keyAt = (index: number) => rowKey(rows.at(index));
  const keysBetween = (from: number, to: number) => {
    const keys: string[] = [];
    for (let index = Math.min(from, to); index <= Math.max(from, to); index++)
      if (index >= 0 && index < rows.count) keys.push(keyAt(index));
    return keys;
  };
  const goOn = (started: Range, from: number, to: number) => {
    const next = reached(selection, started, keysBetween(from, to), keysBetween(0, rows.count - 1));
    range.current = next.range;
    onSelect?.(next.selection);
  };
  /** Where the range that is under way begins now; -1 where there is none, or nothing is left of it. */
  const start = () =>
    range.current && !isOver(range.current, selection)
      ? beganAt(range.current, keysBetween(0, rows.count - 1))
      : -1;
  const state = () => stateOf(selection, rows.count, keyAt);
  return {
    selection,
    isOn: key => isSelected(selection, key),
    state,
    toggle(index, isRange) {
      if (!onSelect || index < 0 || index >= rows.count) return;
      const from = isRange ? start() : -1;
      if (range.current && from !== -1) return goOn(range.current, from, index);
      const key = keyAt(index);
      goOn(rangeFrom(key, !isSelected(selection, key)), index, index);
    },
    extend(from, to) {
      if (!onSelect || from < 0 || from >= rows.count) return;
      const index = start();
      if (range.current && index !== -1) goOn(range.current, index, to);
      else goOn(rangeFrom(keyAt(from), true), from, to);
    },
    toggleAll() {
      if (!onSelect) return;
      range.current = null;
      if (state() === 'all') return onSelect(noneSelected);
      // Choosing a page of all that match again would narrow it.
      onSelect(
        selection.kind === 'allBut' ? allSelected : select(selection, keysBetween(0, rows.count - 1), true),
      );
    },
    clear() {
      range.current = null;
      if (selection.kind === 'allBut' || selection.keys.size > 0) onSelect?.(noneSelected);
    },
  };
}
