import { isSelected, select, type Selection } from './selection.ts';

/**
 * A range that can go on and come back, by Shift with a press or with an arrow. It belongs to its rows and not to their
 * places, since another order or newer rows move them: it goes on from the row that it began at, wherever that one
 * stands now; where that one is gone, from the first that is left of it; and where nothing is left, a new one begins at
 * the row that the reader is in.
 */
export interface Range {
  readonly anchor: string;
  /** Whether it chooses, or lets go. */
  readonly isOn: boolean;
  /** All of it, so that it goes on from what is left when its first row is gone. */
  readonly keys: readonly string[];
  /** Those that it has turned: the others were so before, and stay so when it leaves them. */
  readonly turned: ReadonlySet<string>;
}

/** A range that has not taken anything yet. */
export const rangeFrom = (anchor: string, isOn: boolean): Range => ({
  anchor,
  isOn,
  keys: [],
  turned: new Set(),
});

/** Whether something else has undone it: then the next one begins where the reader is. */
export const isOver = ({ keys, isOn }: Range, selection: Selection): boolean =>
  !keys.some(key => isSelected(selection, key) === isOn);

/** Where it begins among the rows that are shown: at its first row, or at what is left of it. -1 when nothing is. */
export function beganAt({ anchor, keys }: Range, shown: readonly string[]): number {
  const index = shown.indexOf(anchor);
  if (index !== -1) return index;
  const keySet = new Set(keys);
  return shown.findIndex(key => keySet.has(key));
}

/**
 * The range with other rows: those it takes are turned, and those it leaves are again what they were. Of rows that are
 * not shown it leaves none: no one would see it.
 */
export function reached(
  selection: Selection,
  { anchor, isOn, turned }: Range,
  keys: readonly string[],
  shown: readonly string[],
): { readonly selection: Selection; readonly range: Range } {
  const keySet = new Set(keys);
  const left = turned.size === 0 ? [] : shown.filter(key => turned.has(key) && !keySet.has(key));
  return {
    selection: select(select(selection, left, !isOn), keys, isOn),
    range: {
      anchor,
      isOn,
      keys,
      turned: new Set(keys.filter(key => turned.has(key) || isSelected(selection, key) !== isOn)),
    },
  };
}
