import type { KeyboardEvent, RefObject } from 'react';
import { cellAt } from './cells.ts';
import { textOf } from './column.ts';
import { foldedText } from './model/folded-text.ts';
import { moved, type CellPosition } from './model/moves.ts';
import type { KeyedGrid } from './use-grid-keyboard.ts';

/** What a key press needs of the grid as it stands. */
export interface PressedGrid<Row> extends KeyedGrid<Row> {
  readonly active: CellPosition;
  /** Letters that were typed one after the other, and when the last one was. */
  readonly typed: RefObject<{ text: string; at: number }>;
  /** Takes the focus to a cell. */
  readonly go: (to: CellPosition) => void;
  /** Begins to change a cell; false where it cannot be changed. */
  readonly edit: (at: CellPosition) => boolean;
  /** Called with the text that was copied; empty for a whole row. */
  readonly onCopy: (text: string) => void;
}

/** px that a key makes a column wider or narrower by. */
const resizeStep = 16;
/** Milliseconds within which letters make one word. */
const typingPause = 700;

/** What a key does in the cell that has the focus; false for keys that are the browser's or the page's. */
export function pressKey<Row>(event: KeyboardEvent<HTMLElement>, grid: PressedGrid<Row>): boolean {
  const { active, chosen, slots, rows, go } = grid;
  const { row, column } = active;
  const { key, ctrlKey, metaKey, shiftKey } = event;
  const slot = slots[column];
  const isCommand = ctrlKey || metaKey;
  if (row === -1 && isCommand && key.startsWith('Arrow') && slot?.column) {
    if (key === 'ArrowRight') grid.onResize(slot.id, resizeStep);
    else if (key === 'ArrowLeft') grid.onResize(slot.id, -resizeStep);
    return true;
  }
  if (isCommand && key.toLowerCase() === 'a') return (chosen.toggleAll(), true);
  if (isCommand && key.toLowerCase() === 'c') return copy(grid, shiftKey);
  if (event.altKey) return false;
  const isRightToLeft = getComputedStyle(event.currentTarget).direction === 'rtl';
  const to = moved(
    active,
    { key, ctrlKey, metaKey, isRightToLeft },
    { rows: rows.count, columns: slots.length, page: pageOf(grid.frame.current) },
  );
  if (to) {
    if (shiftKey && to.row !== row && to.row >= 0) chosen.extend(row, to.row);
    go(to);
    return true;
  }
  if (key === 'Enter') return enter(grid, shiftKey);
  if (key === ' ') return row === -1 ? enter(grid, shiftKey) : (chosen.toggle(row, shiftKey), true);
  if (key === 'F2') return grid.edit(active);
  if (key === 'Escape') return (chosen.clear(), false);
  if (key === 'x' && !isCommand) return (chosen.toggle(row, false), true);
  if (isCommand) return false;
  // A letter of a word that is being typed is no command.
  const isWord = event.timeStamp - grid.typed.current.at < typingPause;
  if (!isWord && act(grid, key)) return true;
  // `?`, `/` and the like belong to the page.
  if (/^[\p{L}\p{N}]$/u.test(key)) return find(grid, key, event.timeStamp);
  return false;
}

/** Does what a letter stands for in this row. */
function act<Row>({ active, rows, actionsOf }: PressedGrid<Row>, letter: string): boolean {
  if (active.row < 0) return false;
  const action = actionsOf?.(rows.at(active.row)).find(({ shortcut }) => shortcut === letter);
  if (!action || action.disabledReason !== undefined) return false;
  action.onSelect?.();
  return true;
}

/** What Enter means where one is: sort, open, change, or press the button that is there. */
function enter<Row>(grid: PressedGrid<Row>, isAdded: boolean): boolean {
  const { active, chosen, rows } = grid;
  const { row, column } = active;
  const slot = grid.slots[column];
  if (!slot) return false;
  if (row === -1) {
    if (slot.kind === 'select') chosen.toggleAll();
    else if (slot.column?.isSortable) (isAdded ? grid.onAddSort : grid.onSort)(slot.id);
    return true;
  }
  if (slot.kind === 'select') return (chosen.toggle(row, isAdded), true);
  if (slot.kind === 'expand') return (grid.onToggle(grid.rowKey(rows.at(row))), true);
  const cell = cellAt(grid.frame.current, active);
  if (slot.kind === 'actions') return (cell?.querySelector('button')?.click(), true);
  if (grid.edit(active)) return true;
  const link =
    cell?.querySelector('a, button') ?? cell?.parentElement?.querySelector<HTMLElement>('a[data-row-link]');
  (link as HTMLElement | null | undefined)?.click();
  return true;
}

function copy<Row>({ active, rows, slots, onCopy }: PressedGrid<Row>, isWholeRow: boolean): boolean {
  // Someone who has marked text means that text.
  if (active.row < 0 || String(getSelection())) return false;
  const row = rows.at(active.row);
  const columns = slots.flatMap(slot => slot.column ?? []);
  const activeColumn = slots[active.column]?.column;
  const text =
    isWholeRow || !activeColumn
      ? columns.map(column => textOf(column, row)).join('\t')
      : textOf(activeColumn, row);
  void navigator.clipboard?.writeText(text).then(() => onCopy(isWholeRow ? '' : text));
  return true;
}

function find<Row>(
  { active, rows, slots, typed, go }: PressedGrid<Row>,
  letter: string,
  at: number,
): boolean {
  const isGoing = at - typed.current.at < typingPause;
  const text = foldedText((isGoing ? typed.current.text : '') + letter);
  typed.current = { text, at };
  const column = slots.find(slot => slot.column?.isPrimary)?.column;
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

/** Rows that fit between the headings and the foot. */
function pageOf(frame: HTMLElement | null): number {
  const row = frame?.querySelector<HTMLElement>('[data-row]:not([data-row="-1"])');
  return row ? Math.max(1, Math.floor(frame!.clientHeight / row.offsetHeight) - 2) : 10;
}
