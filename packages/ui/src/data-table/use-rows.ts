'use client';
import { useEffect, useMemo } from 'react';
import { useMessages } from '../messages/index.ts';
import type { DataTableColumn, DataTableSort } from './column.ts';
import { prepareSearch, searchRows } from './model/searching.ts';
import { orderOf } from './model/sorting.ts';
import { whenIdle } from './when-idle.ts';

/** The rows as they are shown: their number, and each by its place. */
export interface ShownRows<Row> {
  readonly count: number;
  readonly at: (place: number) => Row;
}

interface Asked<Row> {
  readonly rows: readonly Row[];
  readonly columns: readonly DataTableColumn<Row>[];
  /** Undefined: whoever gives the rows has ordered and searched them. */
  readonly sorts: readonly DataTableSort[] | undefined;
  readonly search: string;
}

/** Orders and searches rows that are all here. No row is copied: what is kept is the order of their places. */
export function useRows<Row>({ rows, columns, sorts, search }: Asked<Row>): ShownRows<Row> {
  const { locale } = useMessages();
  const order = useMemo(
    () => (sorts ? orderOf(rows, columns, sorts, locale) : null),
    [rows, columns, sorts, locale],
  );
  const isHere = sorts !== undefined;
  // A search that comes first makes the rest at once.
  useEffect(() => {
    if (!isHere) return undefined;
    return whenIdle(deadline => prepareSearch(rows, columns, deadline));
  }, [isHere, rows, columns]);
  return useMemo(() => {
    if (!order) return { count: rows.length, at: place => rows[place]! };
    const found = searchRows(rows, columns, order, search);
    return { count: found.length, at: place => rows[found[place]!]! };
  }, [rows, columns, order, search]);
}
