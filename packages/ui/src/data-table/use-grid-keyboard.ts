'use client';
import {
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { textOf } from './column.ts';
import { moved, type CellPlace } from './model/moves.ts';
import { foldedText } from './model/folded-text.ts';
import type { RowAction } from './RowActions.tsx';
import type { Slot } from './slots.ts';
import type { ShownRows } from './use-rows.ts';
import type { Chosen } from './use-selection.ts';

/** The place in the grid that the keyboard is in, and what keys and presses do there. */
export interface GridKeyboard {
  readonly active: CellPlace;
  /** Brings the focus where it belongs: whoever draws rows calls it when they are there. */
  readonly keepFocus: () => void;
  /** The cell that is being changed. */
  readonly editing: CellPlace | null;
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

interface Asked<Row> {
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

/** px that a key makes a column wider or narrower by. */
const resizeStep = 16;
/** Milliseconds within which letters make one word. */
const typingPause = 700;

const placeOf = (target: EventTarget | null): CellPlace | null => {
  const cell = (target as HTMLElement | null)?.closest<HTMLElement>('[data-slot]');
  const row = cell?.closest<HTMLElement>('[data-row]');
  return cell && row ? { row: Number(row.dataset['row']), column: Number(cell.dataset['slot']) } : null;
};
const cellAt = (frame: HTMLElement | null, { row, column }: CellPlace) =>
  frame?.querySelector<HTMLElement>(`[data-row="${row}"] > [data-slot="${column}"]`) ?? null;
const isCell = (target: EventTarget) => (target as HTMLElement).matches('[data-slot]');

export function useGridKeyboard<Row>(asked: Asked<Row>): GridKeyboard {
  const { frame, rows, rowKey, slots, chosen } = asked;
  const primary = slots.findIndex(slot => slot.column?.isPrimary);
  const [place, setPlace] = useState<CellPlace>({ row: 0, column: Math.max(0, primary) });
  const [editing, setEditing] = useState<CellPlace | null>(null);
  const [copied, setCopied] = useState<string | null>(null);
  // A move asks for the focus; looking at the list does not.
  const wantsFocus = useRef(false);
  // The row that somebody comes back from may still be on its way.
  const awaited = useRef(asked.initialRow);
  const hasFocus = useRef(false);
  const typed = useRef({ text: '', at: 0 });
  const active: CellPlace = {
    row: Math.min(place.row, rows.count - 1),
    column: Math.min(place.column, slots.length - 1),
  };

  /** Brings the focus where it belongs after rows were drawn. */
  const keepFocus = () => {
    const focused = frame.current?.contains(document.activeElement) ? placeOf(document.activeElement) : null;
    // A long list draws other rows with the same elements: then the focus goes along with its row.
    const isLeftBehind = focused !== null && focused.row !== active.row && editing === null;
    // An element that is moved loses it to nobody.
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
    const row = findRow(rows, own => rowKey(own) === awaited.current);
    awaited.current = undefined;
    if (row === -1) return;
    wantsFocus.current = true;
    setPlace(last => ({ ...last, row }));
  }, [rows, rowKey]);

  const go = (to: CellPlace) => {
    wantsFocus.current = true;
    setPlace(to);
  };
  const edit = (at: CellPlace) => {
    const isEditable = at.row >= 0 && slots[at.column]?.column?.edit !== undefined;
    if (isEditable) setEditing(at);
    return isEditable;
  };

  function press(event: KeyboardEvent<HTMLElement>): boolean {
    const { row, column } = active;
    const slot = slots[column];
    const isCommand = event.ctrlKey || event.metaKey;
    if (row === -1 && isCommand && event.key.startsWith('Arrow') && slot?.column) {
      if (event.key === 'ArrowRight') asked.onResize(slot.id, resizeStep);
      else if (event.key === 'ArrowLeft') asked.onResize(slot.id, -resizeStep);
      return true;
    }
    if (isCommand && event.key.toLowerCase() === 'a') return (chosen.toggleAll(), true);
    if (isCommand && event.key.toLowerCase() === 'c') return copy(event.shiftKey);
    if (event.altKey) return false;
    const isRightToLeft = getComputedStyle(event.currentTarget).direction === 'rtl';
    const { key, ctrlKey, metaKey } = event;
    const to = moved(
      active,
      { key, ctrlKey, metaKey, isRightToLeft },
      { rows: rows.count, columns: slots.length, page: pageOf(frame.current) },
    );
    if (to) {
      if (event.shiftKey && to.row !== row && to.row >= 0) chosen.extend(row, to.row);
      go(to);
      return true;
    }
    if (event.key === 'Enter') return enter(event.shiftKey);
    if (event.key === ' ')
      return row === -1 ? enter(event.shiftKey) : (chosen.toggle(row, event.shiftKey), true);
    if (event.key === 'F2') return edit(active);
    if (event.key === 'Escape') return (chosen.clear(), false);
    if (event.key === 'x' && !isCommand) return (chosen.toggle(row, false), true);
    if (isCommand) return false;
    // A letter of a word that is being typed is no command.
    const isWord = event.timeStamp - typed.current.at < typingPause;
    if (!isWord && act(event.key)) return true;
    // `?`, `/` and the like belong to the page.
    if (/^[\p{L}\p{N}]$/u.test(event.key)) return find(event.key, event.timeStamp);
    return false;
  }

  /** Does what a letter stands for in this row. */
  function act(letter: string): boolean {
    if (active.row < 0) return false;
    const action = asked.actionsOf?.(rows.at(active.row)).find(({ shortcut }) => shortcut === letter);
    if (!action || action.disabledReason !== undefined) return false;
    action.onSelect?.();
    return true;
  }

  /** What Enter means where one is: sort, open, change, or press the button that is there. */
  function enter(isAdded: boolean): boolean {
    const { row, column } = active;
    const slot = slots[column];
    if (!slot) return false;
    if (row === -1) {
      if (slot.kind === 'select') chosen.toggleAll();
      else if (slot.column?.isSortable) (isAdded ? asked.onAddSort : asked.onSort)(slot.id);
      return true;
    }
    if (slot.kind === 'select') return (chosen.toggle(row, isAdded), true);
    if (slot.kind === 'expand') return (asked.onToggle(rowKey(rows.at(row))), true);
    const cell = cellAt(frame.current, active);
    if (slot.kind === 'actions') return (cell?.querySelector('button')?.click(), true);
    if (edit(active)) return true;
    const link =
      cell?.querySelector('a, button') ?? cell?.parentElement?.querySelector<HTMLElement>('a[data-row-link]');
    (link as HTMLElement | null | undefined)?.click();
    return true;
  }

  function copy(isWholeRow: boolean): boolean {
    // Somebody who has marked text means that text.
    if (active.row < 0 || String(getSelection())) return false;
    const row = rows.at(active.row);
    const columns = slots.flatMap(slot => slot.column ?? []);
    const own = slots[active.column]?.column;
    const text =
      isWholeRow || !own ? columns.map(column => textOf(column, row)).join('\t') : textOf(own, row);
    void navigator.clipboard?.writeText(text).then(() => setCopied(isWholeRow ? '' : text));
    return true;
  }

  function find(letter: string, at: number): boolean {
    const isGoing = at - typed.current.at < typingPause;
    const text = foldedText((isGoing ? typed.current.text : '') + letter);
    typed.current = { text, at };
    const column = slots[primary]?.column;
    if (!column || rows.count === 0) return false;
    // A word that goes on may stay where it is; a new one looks further.
    const start = active.row + (isGoing ? 0 : 1);
    for (let step = 0; step < rows.count; step++) {
      const row = (Math.max(0, start) + step) % rows.count;
      if (!foldedText(textOf(column, rows.at(row))).startsWith(text)) continue;
      go({ row, column: active.column });
      break;
    }
    return true;
  }

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
        if (!isCell(event.target) || !press(event)) return;
        event.preventDefault();
        event.stopPropagation();
      },
      onBlur() {
        hasFocus.current = false;
      },
      onFocus({ target }) {
        hasFocus.current = true;
        const at = placeOf(target);
        if (at && (at.row !== active.row || at.column !== active.column)) setPlace(at);
      },
      onClick(event) {
        const at = placeOf(event.target);
        const slot = at && slots[at.column];
        if (!at || !slot || at.row < 0) return;
        if ((event.target as HTMLElement).closest('a[data-row-link]')) asked.onOpen?.(rows.at(at.row));
        if (slot.kind === 'select') {
          setPlace(at);
          chosen.toggle(at.row, event.shiftKey);
        } else if (slot.kind === 'expand') asked.onToggle(rowKey(rows.at(at.row)));
      },
      onDoubleClick(event) {
        const at = placeOf(event.target);
        if (at && edit(at)) setPlace(at);
      },
    },
  };
}

function findRow<Row>(rows: ShownRows<Row>, isIt: (row: Row) => boolean): number {
  for (let place = 0; place < rows.count; place++) if (isIt(rows.at(place))) return place;
  return -1;
}

/** Rows that fit between the headings and the foot. */
function pageOf(frame: HTMLElement | null): number {
  const row = frame?.querySelector<HTMLElement>('[data-row]:not([data-row="-1"])');
  return row ? Math.max(1, Math.floor(frame!.clientHeight / row.offsetHeight) - 2) : 10;
}

/** Scrolls a cell into sight, out from under what sticks to the edges. */
function reveal(frame: HTMLElement | null, cell: HTMLElement): void {
  if (!frame || cell.closest('[data-row="-1"]')) return;
  const edge = frame.getBoundingClientRect();
  const own = cell.getBoundingClientRect();
  const head = frame.querySelector<HTMLElement>('[data-row="-1"]')?.offsetHeight ?? 0;
  if (own.top < edge.top + head) frame.scrollTop -= edge.top + head - own.top;
  else if (own.bottom > edge.bottom) frame.scrollTop += own.bottom - edge.bottom;
  cell.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}
