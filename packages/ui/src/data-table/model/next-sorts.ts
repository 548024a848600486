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
  const place = sorts.findIndex(sort => sort.column === column);
  // One of several orders, pressed alone, begins anew.
  const isAlone = isAdded || sorts.length === 1;
  const next = turned(isAlone ? sorts[place] : undefined, column);
  if (!isAdded) return next ? [next] : [];
  if (place === -1) return next ? [...sorts, next] : sorts;
  return next ? sorts.with(place, next) : sorts.toSpliced(place, 1);
}

function turned(sort: DataTableSort | undefined, column: string): DataTableSort | undefined {
  if (!sort) return { column, direction: 'ascending' };
  return sort.direction === 'ascending' ? { column, direction: 'descending' } : undefined;
}
