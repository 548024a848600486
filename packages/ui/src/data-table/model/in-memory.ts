import type { DataTableColumn, DataTableSort } from '../column.ts';
import { prepareSearch, searchRows } from './searching.ts';
import { orderOf } from './sorting.ts';

/** Sorts and searches rows. */
export interface RowSource {
  /** The places of the rows in that order. */
  readonly orderOf: <Row>(
    rows: readonly Row[],
    columns: readonly DataTableColumn<Row>[],
    sorts: readonly DataTableSort[],
    locale: string,
  ) => Uint32Array;
  /** Of an order of rows, those that hold every word. */
  readonly searchRows: <Row>(
    rows: readonly Row[],
    columns: readonly DataTableColumn<Row>[],
    order: Uint32Array,
    search: string,
  ) => Uint32Array;
  /** Makes rows ready to be searched while there is time. Says whether some are left. */
  readonly prepareSearch: <Row>(
    rows: readonly Row[],
    columns: readonly DataTableColumn<Row>[],
    deadline: IdleDeadline,
  ) => boolean;
}

/** The table itself, for rows that are all here. Given, and not named: lists whose rows the platform orders carry none of it. */
export const inMemory: RowSource = { orderOf, searchRows, prepareSearch };
