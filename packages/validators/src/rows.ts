import { textOf } from './text.ts';

export interface RowsOptions {
  /** The property of each row that is validated; without it the rows are the values themselves. */
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
  const firstRows = new Map<string, number>();
  const repeated = new Set<number>();
  cells.forEach((cell, row) => {
    const text = sameness(cell);
    if (text === undefined) return;
    const earlier = firstRows.get(text);
    if (earlier === undefined) firstRows.set(text, row);
    else repeated.add(earlier).add(row);
  });
  return [...repeated].toSorted((one, other) => one - other);
}

/** A cell without outer blanks; undefined for an empty one, which equals nothing. */
export function cellText(cell: unknown): string | undefined {
  return textOf(cell)?.trim() || undefined;
}
