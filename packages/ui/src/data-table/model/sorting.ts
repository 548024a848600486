import { textOf, type DataTableColumn, type DataTableSort } from '../column.ts';
import { rankTexts } from './text-ranks.ts';

/** Places of rows by each column, made once for each list of rows: sorting again reads what is there. */
const rankings = new WeakMap<object, Map<string, Int32Array>>();

/**
 * The rank of each row by a column: equal values have equal ranks, and what is empty the highest. Texts by the
 * collator's full order, numbers by value.
 */
function ranksOf<Row>(rows: readonly Row[], column: DataTableColumn<Row>, locale: string): Int32Array {
  const cache = rankings.get(rows) ?? new Map<string, Int32Array>();
  rankings.set(rows, cache);
  const key = `${column.id} ${locale}`;
  const cached = cache.get(key);
  if (cached) return cached;
  const valueOf = column.sortValue ?? ((row: Row) => textOf(column, row));
  const values = rows.map(valueOf);
  const ranks = values.some(value => typeof value === 'number')
    ? rankNumbers(values)
    : rankTexts(
        values.map(value => (value === null ? '' : String(value))),
        new Intl.Collator(locale),
      );
  cache.set(key, ranks);
  return ranks;
}

function rankNumbers(values: readonly (number | string | null)[]): Int32Array {
  const numbers = Float64Array.from(values, value =>
    typeof value === 'number' ? value : Number.POSITIVE_INFINITY,
  );
  const order = Uint32Array.from(numbers, (_, index) => index).toSorted(
    (a, b) => numbers[a]! - numbers[b]! || a - b,
  );
  const ranks = new Int32Array(values.length);
  let rank = -1;
  let last = Number.NaN;
  for (const index of order) {
    if (numbers[index] !== last) rank++;
    last = numbers[index]!;
    ranks[index] = rank;
  }
  return ranks;
}

/** The order of rows as places in the list; the rows themselves stay where they are. */
export function orderOf<Row>(
  rows: readonly Row[],
  columns: readonly DataTableColumn<Row>[],
  sorts: readonly DataTableSort[],
  locale: string,
): Uint32Array {
  const order = new Uint32Array(rows.length);
  for (let index = 0; index < order.length; index++) order[index] = index;
  const keys = sorts.flatMap(({ column, direction }) => {
    const match = columns.find(({ id }) => id === column);
    return match ? [{ ranks: ranksOf(rows, match, locale), sign: direction === 'ascending' ? 1 : -1 }] : [];
  });
  const [first] = keys;
  if (!first) return order;
  if (keys.length === 1) return byOne(first.ranks, first.sign);
  return order.toSorted((a, b) => {
    for (const { ranks, sign } of keys) {
      const difference = (ranks[a]! - ranks[b]!) * sign;
      if (difference !== 0) return difference;
    }
    return a - b;
  });
}

/** One order by counting: linear, and stable in both directions. */
function byOne(ranks: Int32Array, sign: number): Uint32Array {
  const starts = new Uint32Array(ranks.length + 2);
  let highest = 0;
  for (const rank of ranks) {
    starts[rank + 1]!++;
    if (rank > highest) highest = rank;
  }
  if (sign === 1) for (let rank = 1; rank <= highest; rank++) starts[rank]! += starts[rank - 1]!;
  else {
    // From the highest rank down: the count of a rank's betters says where it begins.
    let before = 0;
    for (let rank = highest; rank >= 0; rank--) {
      const rankCount = starts[rank + 1]!;
      starts[rank + 1] = before;
      before += rankCount;
    }
    starts.copyWithin(0, 1);
  }
  const order = new Uint32Array(ranks.length);
  for (let index = 0; index < ranks.length; index++) order[starts[ranks[index]!]!++] = index;
  return order;
}
