import type { CellPosition } from './model/moves.ts';

/** The cell that an element is in, or is itself. */
export const placeOf = (target: EventTarget | null): CellPosition | null => {
  const cell = (target as HTMLElement | null)?.closest<HTMLElement>('[data-slot]');
  const row = cell?.closest<HTMLElement>('[data-row]');
  return cell && row ? { row: Number(row.dataset['row']), column: Number(cell.dataset['slot']) } : null;
};

export const cellAt = (frame: HTMLElement | null, { row, column }: CellPosition) =>
  frame?.querySelector<HTMLElement>(`[data-row="${row}"] > [data-slot="${column}"]`) ?? null;

export const isCell = (target: EventTarget) => (target as HTMLElement).matches('[data-slot]');
