import type { DataTableSort } from '../column.ts';
import { minColumnWidth, maxWidth, plainLayout, type ColumnLayout } from './column-layout.ts';

/** What of a table a person would share or come back to. */
export interface TableState {
  readonly sorts: readonly DataTableSort[];
  readonly layout: ColumnLayout;
  /** Search terms. */
  readonly search: string;
}

/** The number says how they are written: keys of another version are as unknown as any. */
const keys = { sort: 's1', search: 'q1', order: 'o1', hidden: 'h1', pinned: 'p1', widths: 'w1' } as const;
/** Between ids: no id of a column holds it. */
const comma = '.';

/** Writes a table's state into an address; what is as usual is taken out, other keys stay. */
export function writeTable(state: TableState, usual: TableState, query: URLSearchParams): URLSearchParams {
  const written = new URLSearchParams(query);
  const set = (key: string, value: string, plain: string) =>
    value === plain ? written.delete(key) : written.set(key, value);
  const texts = (table: TableState) => ({
    sort: table.sorts
      .map(({ column, direction }) => (direction === 'descending' ? '-' : '') + column)
      .join(comma),
    search: table.search.trim(),
    order: table.layout.order.join(comma),
    hidden: table.layout.hidden.toSorted().join(comma),
    pinned: table.layout.pinned.join(comma),
    widths: Object.entries(table.layout.widths)
      .map(([id, width]) => `${id}${comma}${width}`)
      .join('_'),
  });
  const current = texts(state);
  const plain = texts(usual);
  for (const part of Object.keys(keys) as (keyof typeof keys)[]) set(keys[part], current[part], plain[part]);
  return written;
}

/** Whether an address says how columns are arranged: then that counts, and not what someone keeps. */
export const hasLayout = (query: URLSearchParams): boolean =>
  [keys.order, keys.hidden, keys.pinned, keys.widths].some(key => query.has(key));

/**
 * Reads a table's state from an address. Columns that are not there (any more) are ignored, and so is nonsense.
 * @param columns ids of those that there are, or whether one is such an id: not all need to be known yet.
 */
export function readTable(
  query: URLSearchParams,
  columns: readonly string[] | ((id: string) => boolean),
  usual: TableState,
): TableState {
  const isKnown = typeof columns === 'function' ? columns : (id: string) => columns.includes(id);
  const list = (key: string, plain: readonly string[]) => {
    const text = query.get(key);
    return text === null ? plain : [...new Set(text.split(comma).filter(isKnown))];
  };
  const sorts = query
    .get(keys.sort)
    ?.split(comma)
    .flatMap((text): DataTableSort[] => {
      const column = text.replace(/^-/, '');
      if (!isKnown(column)) return [];
      return [{ column, direction: text.startsWith('-') ? 'descending' : 'ascending' }];
    });
  const widths = query
    .get(keys.widths)
    ?.split('_')
    .flatMap((text): [string, number][] => {
      const [id = '', width] = text.split(comma);
      const value = Number(width);
      return isKnown(id) && value >= minColumnWidth && value <= maxWidth ? [[id, value]] : [];
    });
  return {
    sorts: sorts ?? usual.sorts,
    search: query.get(keys.search) ?? usual.search,
    layout: {
      order: list(keys.order, usual.layout.order),
      hidden: list(keys.hidden, usual.layout.hidden),
      pinned: list(keys.pinned, usual.layout.pinned),
      widths: widths ? Object.fromEntries(widths) : usual.layout.widths,
    },
  };
}

export const plainTable: TableState = { sorts: [], layout: plainLayout, search: '' };
