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

/**
 * A range that can go on, by Shift with a press or with an arrow. It belongs to its rows and not to their places, since
 * another order or newer rows move them: it goes on from the row that it began at, wherever that one stands now; where
 * that one is gone, from the first that is left of it; and where nothing is left, a new one begins at the
 * row that the reader is in.
 */
interface Range {
  readonly anchor: string;
  readonly isOn: boolean;
  /** All of it, so that it goes on from what is left when its first row is gone. */
  readonly keys: readonly string[];
}

export function useSelection<Row>({ rows, rowKey, selection = noneSelected, onSelect }: Asked<Row>): Chosen {
  const range = useRef<Range | null>(null);
  const keyAt = (place: number) => rowKey(rows.at(place));
  const keysBetween = (from: number, to: number) => {
    const keys: string[] = [];
    for (let place = Math.min(from, to); place <= Math.max(from, to); place++)
      if (place >= 0 && place < rows.count) keys.push(keyAt(place));
    return keys;
  };
  /** Where the range begins now: at its first row, or at what is left of it. -1 when nothing is. */
  const beginningOf = ({ anchor, keys }: Range) => {
    const wanted = new Set(keys);
    let left = -1;
    for (let place = 0; place < rows.count; place++) {
      const key = keyAt(place);
      if (key === anchor) return place;
      if (left === -1 && wanted.has(key)) left = place;
    }
    return left;
  };
  const goOn = (begun: Range, from: number, to: number) => {
    const keys = keysBetween(from, to);
    range.current = { ...begun, keys };
    onSelect?.(select(selection, keys, begun.isOn));
  };
  const state = () => stateOf(selection, rows.count, keyAt);
  return {
    selection,
    isOn: key => isSelected(selection, key),
    state,
    toggle(place, isRange) {
      if (!onSelect || place < 0 || place >= rows.count) return;
      const from = isRange && range.current ? beginningOf(range.current) : -1;
      if (range.current && from !== -1) return goOn(range.current, from, place);
      const anchor = keyAt(place);
      const isOn = !isSelected(selection, anchor);
      range.current = { anchor, isOn, keys: [anchor] };
      onSelect(select(selection, [anchor], isOn));
    },
    extend(from, to) {
      if (!onSelect || from < 0 || from >= rows.count) return;
      const begun = range.current ?? { anchor: keyAt(from), isOn: true, keys: [] };
      const place = beginningOf(begun);
      // Nothing of it is here any more: a new one begins where the reader is.
      if (place === -1) goOn({ anchor: keyAt(from), isOn: true, keys: [] }, from, to);
      else goOn(begun, place, to);
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
