'use client';
import { useRef } from 'react';
import { allSelected, isSelected, noneSelected, select, stateOf, type Selection } from './model/selection.ts';
import type { ShownRows } from './use-rows.ts';

/** The rows that are chosen, and what changes them. */
export interface Chosen {
  readonly selection: Selection;
  readonly isOn: (key: string) => boolean;
  /** Of the rows on this page. */
  readonly state: () => 'none' | 'some' | 'all';
  /** Turns a row round; with `isRange` all rows from the last one that was turned, as it was turned. */
  readonly toggle: (place: number, isRange: boolean) => void;
  /** Chooses the rows between where a range began and a place. */
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
  const anchor = useRef<{ place: number; isOn: boolean } | null>(null);
  const keysBetween = (from: number, to: number) => {
    const keys: string[] = [];
    for (let place = Math.min(from, to); place <= Math.max(from, to); place++)
      if (place >= 0 && place < rows.count) keys.push(rowKey(rows.at(place)));
    return keys;
  };
  const state = () => stateOf(selection, keysBetween(0, rows.count - 1));
  return {
    selection,
    isOn: key => isSelected(selection, key),
    state,
    toggle(place, isRange) {
      if (!onSelect || place < 0 || place >= rows.count) return;
      const begun = anchor.current;
      if (isRange && begun) return onSelect(select(selection, keysBetween(begun.place, place), begun.isOn));
      const isOn = !isSelected(selection, rowKey(rows.at(place)));
      anchor.current = { place, isOn };
      onSelect(select(selection, [rowKey(rows.at(place))], isOn));
    },
    extend(from, to) {
      if (!onSelect) return;
      const begun = anchor.current ?? { place: from, isOn: true };
      anchor.current = begun;
      onSelect(select(selection, keysBetween(begun.place, to), begun.isOn));
    },
    toggleAll() {
      if (!onSelect) return;
      if (state() === 'all') return onSelect(noneSelected);
      // Choosing a page of all that match again would narrow it.
      onSelect(
        selection.kind === 'allBut' ? allSelected : select(selection, keysBetween(0, rows.count - 1), true),
      );
    },
    clear() {
      if (selection.kind === 'allBut' || selection.keys.size > 0) onSelect?.(noneSelected);
    },
  };
}
