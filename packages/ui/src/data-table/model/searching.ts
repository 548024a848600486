import { textOf, type DataTableColumn } from '../column.ts';
import { foldedText } from './folded-text.ts';

/** Each list's rows as text to be searched; as far as they are ready. */
const haystacks = new WeakMap<object, string[]>();

/** Goes on making the texts, up to so many rows in all. */
function haystackOf<Row>(
  rows: readonly Row[],
  columns: readonly DataTableColumn<Row>[],
  upTo: number,
): readonly string[] {
  const texts = haystacks.get(rows) ?? [];
  haystacks.set(rows, texts);
  for (let index = texts.length; index < upTo; index++) {
    let text = '';
    for (const column of columns) text += `${textOf(column, rows[index]!)}\n`;
    texts.push(foldedText(text));
  }
  return texts;
}

/** Rows made ready at a time: about a millisecond. */
const portion = 500;
/** Goes on making rows ready to be searched, for as long as there is time. Says whether some are left. */
export function prepareSearch<Row>(
  rows: readonly Row[],
  columns: readonly DataTableColumn<Row>[],
  deadline: IdleDeadline,
): boolean {
  let ready = haystacks.get(rows)?.length ?? 0;
  while (ready < rows.length && deadline.timeRemaining() > 2)
    ready = haystackOf(rows, columns, Math.min(rows.length, ready + portion)).length;
  return ready < rows.length;
}

/** What was found last in each order: a word that goes on finds no more than its beginning did. */
const last = new WeakMap<Uint32Array, { readonly folded: string; readonly matches: Uint32Array }>();

/** Of an order of rows, those that hold every word of a search, in that order. */
export function searchRows<Row>(
  rows: readonly Row[],
  columns: readonly DataTableColumn<Row>[],
  order: Uint32Array,
  search: string,
): Uint32Array {
  const folded = foldedText(search);
  const tokens = folded.split(/\s+/).filter(Boolean);
  if (tokens.length === 0) return order;
  const haystack = haystackOf(rows, columns, rows.length);
  const before = last.get(order);
  const among = before && folded.startsWith(before.folded) ? before.matches : order;
  const matches = new Uint32Array(among.length);
  let count = 0;
  const [first = '', ...more] = tokens;
  for (const index of among) {
    const text = haystack[index]!;
    if (text.includes(first) && more.every(token => text.includes(token))) matches[count++] = index;
  }
  const result = matches.subarray(0, count);
  last.set(order, { folded, matches: result });
  return result;
}
