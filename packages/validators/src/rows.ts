import { textOf } from './text.ts';

export interface RowsOptions {
  /** The property of each row that is judged; without it the rows are the values themselves. */
  readonly key?: string;
}

/** One value a row; undefined where a row has none. */
export function cellsOf(value: unknown, { key }: RowsOptions = {}): readonly unknown[] {
  if (!Array.isArray(value)) return [];
  return key === undefined ? value : value.map((row: unknown) => cellOf(row, key));
}

function cellOf(row: unknown, key: string): unknown {
  return typeof row === 'object' && row !== null && Object.hasOwn(row, key)
    ? (row as Record<string, unknown>)[key]
    : undefined;
}

/** Indices of all rows whose value another row has too, by a text that says when two are the same. */
export function repeatedRows(
  cells: readonly unknown[],
  sameness: (cell: unknown) => string | undefined,
): readonly number[] {
  const rows = new Map<string, number[]>();
  cells.forEach((cell, row) => {
    const text = sameness(cell);
    if (text === undefined) return;
    const same = rows.get(text);
    if (same) same.push(row);
    else rows.set(text, [row]);
  });
  return [...rows.values()]
    .filter(same => same.length > 1)
    .flat()
    .toSorted((first, second) => first - second);
}

/** A cell without outer blanks; undefined for an empty one, which equals nothing. */
export function cellText(cell: unknown): string | undefined {
  return textOf(cell)?.trim() || undefined;
}
