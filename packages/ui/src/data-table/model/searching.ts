import { textOf, type DataTableColumn } from '../column.ts';

/** Each list's rows as text to be searched, made when somebody first searches it. */
const haystacks = new WeakMap<object, readonly string[]>();

const others = /[^\u0000-\u007f]+/g;
const known = new Map<string, string>();

/** Small letters without accents, as people type when they search. */
export const foldedText = (text: string): string => text.toLowerCase().replace(others, plainly);

/** Words repeat, and so do their accents: each run of letters beyond ASCII is taken apart once. */
function plainly(letters: string): string {
  const found = known.get(letters);
  if (found !== undefined) return found;
  const made = letters.normalize('NFD').replaceAll(/\p{M}/gu, '');
  if (known.size > 5_000) known.clear();
  known.set(letters, made);
  return made;
}

function haystackOf<Row>(rows: readonly Row[], columns: readonly DataTableColumn<Row>[]): readonly string[] {
  const ready = haystacks.get(rows);
  if (ready) return ready;
  const made = rows.map(row => {
    let text = '';
    for (const column of columns) text += `${textOf(column, row)}\n`;
    return foldedText(text);
  });
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
  const [first = '', ...more] = words;
  for (const place of order) {
    const text = haystack[place]!;
    if (text.includes(first) && more.every(word => text.includes(word))) found[count++] = place;
  }
  return found.subarray(0, count);
}
