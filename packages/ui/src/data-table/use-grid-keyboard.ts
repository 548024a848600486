'use client';
import {
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { cellAt, isCell, placeOf } from './cells.ts';
import { pressKey } from './grid-keys.ts';
import type { CellPosition } from './model/moves.ts';
import type { RowAction } from './RowActions.tsx';
import type { Slot } from './slots.ts';
import type { ShownRows } from './use-rows.ts';
import type { Chosen } from './use-selection.ts';

/** The place in the grid that the keyboard is in, and what keys and presses do there. */
export interface GridKeyboard {
  readonly active: CellPosition;
  /** Brings the focus where it belongs: the component that draws rows calls it when they are there. */
  readonly keepFocus: () => void;
  /** The cell that is being changed. */
  readonly editing: CellPosition | null;
  /** Ends changing a cell, and gives it the focus back. */
  readonly stopEditing: () => void;
  readonly handlers: {
    readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
    readonly onClick: (event: MouseEvent<HTMLElement>) => void;
    readonly onDoubleClick: (event: MouseEvent<HTMLElement>) => void;
    readonly onBlur: () => void;
    readonly onFocus: (event: { readonly target: EventTarget }) => void;
  };
  /** What was copied last, to be announced. */
  readonly copied: string | null;
}

/** The grid that the keyboard is in, and what can be done there. */
export interface KeyedGrid<Row> {
  readonly frame: RefObject<HTMLElement | null>;
  readonly rows: ShownRows<Row>;
  readonly rowKey: (row: Row) => string;
  readonly slots: readonly Slot<Row>[];
  readonly chosen: Chosen;
  readonly initialRow: string | undefined;
  readonly onSort: (column: string) => void;
  readonly onAddSort: (column: string) => void;
  readonly onResize: (column: string, by: number) => void;
  readonly onToggle: (key: string) => void;
  readonly onOpen: ((row: Row) => void) | undefined;
  readonly actionsOf: ((row: Row) => readonly RowAction[]) | undefined;
}

export function useGridKeyboard<Row>(grid: KeyedGrid<Row>): GridKeyboard {
  const { frame, rows, rowKey, slots, chosen } = grid;
  const primary = slots.findIndex(slot => slot.column?.isPrimary);
  const [index, setPosition] = useState<CellPosition>({ row: 0, column: Math.max(0, primary) });
  const [editing, setEditing] = useState<CellPosition | null>(null);
  const [copied, setCopied] = useState<string | null>(null);
  // A move asks for the focus; looking at the list does not.
  const wantsFocus = useRef(false);
  // The row that someone comes back from may still be on its way.
  const awaited = useRef(grid.initialRow);
  const hasFocus = useRef(false);
  const typed = useRef({ text: '', at: 0 });
  const active: CellPosition = {
    row: Math.min(index.row, rows.count - 1),
    column: Math.min(index.column, slots.length - 1),
  };

  /** Brings the focus where it belongs after rows were drawn. */
  const keepFocus = () => {
    const focused = frame.current?.contains(document.activeElement) ? placeOf(document.activeElement) : null;
    // A long list draws other rows with the same elements: then the focus goes along with its row.
    const isLeftBehind = focused !== null && focused.row !== active.row && editing === null;
    // An element that is moved loses it to no one.
    const isDropped = hasFocus.current && document.activeElement === document.body;
    if (!wantsFocus.current && !isLeftBehind && !isDropped) return;
    const cell = cellAt(frame.current, active);
    if (!cell) return;
    if (wantsFocus.current) reveal(frame.current, cell);
    wantsFocus.current = false;
    cell.focus({ preventScroll: true });
  };
  useLayoutEffect(keepFocus);
  useLayoutEffect(() => {
    if (awaited.current === undefined || rows.count === 0) return;
    const row = findRow(rows, candidate => rowKey(candidate) === awaited.current);
    awaited.current = undefined;
    if (row === -1) return;
    wantsFocus.current = true;
    setPosition(last => ({ ...last, row }));
  }, [rows, rowKey]);

  const go = (to: CellPosition) => {
    wantsFocus.current = true;
    setPosition(to);
  };
  const edit = (at: CellPosition) => {
    const isEditable = at.row >= 0 && slots[at.column]?.column?.edit !== undefined;
    if (isEditable) setEditing(at);
    return isEditable;
  };

  return {
    active,
    keepFocus,
    editing,
    copied,
    stopEditing() {
      wantsFocus.current = true;
      setEditing(null);
    },
    handlers: {
      onKeyDown(event) {
        // Inside a cell's own control its keys are its own.
        if (!isCell(event.target)) return;
        const isHandled = pressKey(event, { ...grid, active, typed, go, edit, onCopy: setCopied });
        if (!isHandled) return;
        event.preventDefault();
        event.stopPropagation();
      },
      onBlur() {
        hasFocus.current = false;
      },
      onFocus({ target }) {
        hasFocus.current = true;
        const at = placeOf(target);
        if (at && (at.row !== active.row || at.column !== active.column)) setPosition(at);
      },
      onClick(event) {
        const at = placeOf(event.target);
        const slot = at && slots[at.column];
        if (!at || !slot || at.row < 0) return;
        if ((event.target as HTMLElement).closest('a[data-row-link]')) grid.onOpen?.(rows.at(at.row));
        if (slot.kind === 'select') {
          setPosition(at);
          chosen.toggle(at.row, event.shiftKey);
        } else if (slot.kind === 'expand') grid.onToggle(rowKey(rows.at(at.row)));
      },
      onDoubleClick(event) {
        const at = placeOf(event.target);
        if (at && edit(at)) setPosition(at);
      },
    },
  };
}

function findRow<Row>(rows: ShownRows<Row>, isIt: (row: Row) => boolean): number {
  for (let index = 0; index < rows.count; index++) if (isIt(rows.at(index))) return index;
  return -1;
}

/** Scrolls a cell into sight, out from under what sticks to the edges. */
function reveal(frame: HTMLElement | null, cell: HTMLElement): void {
  if (!frame || cell.closest('[data-row="-1"]')) return;
  const edge = frame.getBoundingClientRect();
  const cellBox = cell.getBoundingClientRect();
  const head = frame.querySelector<HTMLElement>('[data-row="-1"]')?.offsetHeight ?? 0;
  if (cellBox.top < edge.top + head) frame.scrollTop -= edge.top + head - cellBox.top;
  else if (cellBox.bottom > edge.bottom) frame.scrollTop += cellBox.bottom - edge.bottom;
  cell.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}
