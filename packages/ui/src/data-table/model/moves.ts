/** The cell that the keyboard is in. Row -1 is the headings. */
export interface CellPosition {
  readonly row: number;
  readonly column: number;
}

export interface GridSize {
  readonly rows: number;
  readonly columns: number;
  /** Rows that fit the window: what Page Up and Page Down move by. */
  readonly page: number;
}

interface Pressed {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly isRightToLeft: boolean;
}

/** Where a key leads in a grid (WAI-ARIA APG, grid pattern); null for keys that move nothing. j and k are as in mail. */
export function moved(
  from: CellPosition,
  pressed: Pressed,
  { rows, columns, page }: GridSize,
): CellPosition | null {
  const isFar = pressed.ctrlKey || pressed.metaKey;
  const inward = pressed.isRightToLeft ? -1 : 1;
  const to = (row: number, column = from.column): CellPosition => ({
    row: Math.max(-1, Math.min(rows - 1, row)),
    column: Math.max(0, Math.min(columns - 1, column)),
  });
  switch (pressed.key) {
    case 'ArrowDown':
      return isFar ? to(rows - 1) : to(from.row + 1);
    case 'j':
      return isFar ? null : to(from.row + 1);
    case 'ArrowUp':
      return isFar ? to(0) : to(from.row - 1);
    case 'k':
      return isFar ? null : to(Math.max(0, from.row - 1));
    case 'ArrowRight':
      return to(from.row, from.column + inward);
    case 'ArrowLeft':
      return to(from.row, from.column - inward);
    case 'Home':
      return isFar ? to(0, 0) : to(from.row, 0);
    case 'End':
      return isFar ? to(rows - 1, columns - 1) : to(from.row, columns - 1);
    case 'PageDown':
      return to(from.row + page);
    case 'PageUp':
      return to(Math.max(0, from.row - page));
    default:
      return null;
  }
}
