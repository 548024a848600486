import { textOf, type DataTableColumn } from '../column.ts';

/** Each list's rows as text to be searched, made when somebody first searches it. */
const haystacks = new WeakMap<object, readonly string[]>();

/** Small letters without accents, as people type when they search. */
export const foldedText = (text: string): string =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

function haystackOf<Row>(rows: readonly Row[], columns: readonly DataTableColumn<Row>[]): readonly string[] {
  const known = haystacks.get(rows);
  if (known) return known;
  const made = rows.map(row => foldedText(columns.map(column => textOf(column, row)).join('\n')));
  haystacks.set(rows, made);
  return made;
}

/** Of an order of rows, those that hold every word of a search, in that order. */
export function searchRows<Row>(
  rows: readonly Row[],
  columns: readonly DataTableColumn<Row>[],
  order: Uint32Array,
  search: string,
): Uint32Array {
  const words = foldedText(search).split(/\s+/).filter(Boolean);
  if (words.length === 0) return order;
  const haystack = haystackOf(rows, columns);
  const found = new Uint32Array(order.length);
  let count = 0;
  for (const place of order) {
    const text = haystack[place]!;
    if (words.every(word => text.includes(word))) found[count++] = place;
  }
  return found.subarray(0, count);
}
