import type { DataTableSort } from '../column.ts';

/**
 * The order that a press on a heading asks for: ascending, then descending, then as before. With `isAdded` it joins
 * the orders that are there, as the last one or where it is already.
 */
export function nextSorts(
  sorts: readonly DataTableSort[],
  column: string,
  isAdded = false,
): readonly DataTableSort[] {
  const index = sorts.findIndex(sort => sort.column === column);
  // One of several orders, pressed alone, begins again.
  const isAlone = isAdded || sorts.length === 1;
  const next = turned(isAlone ? sorts[index] : undefined, column);
  if (!isAdded) return next ? [next] : [];
  if (index === -1) return next ? [...sorts, next] : sorts;
  return next ? sorts.with(index, next) : sorts.toSpliced(index, 1);
}

function turned(sort: DataTableSort | undefined, column: string): DataTableSort | undefined {
  if (!sort) return { column, direction: 'ascending' };
  return sort.direction === 'ascending' ? { column, direction: 'descending' } : undefined;
}
